import type { Reader } from './speech-defects.ts'

/** Runs in the page. Returns the virtual screen reader's phrases for the main part, without the ends of groups. */
export async function spokenPhrases(address: string): Promise<string[]> {
  const { virtual }: { virtual: Reader } = await import(address)
  const main = document.querySelector('main')
  const phrases: string[] = []
  if (!main) return phrases
  await virtual.start({ container: main })
  do {
    const phrase = (await virtual.lastSpokenPhrase()).replaceAll(/\s+/g, ' ').trim()
    if (!/^end\b|^(?:paragraph|list|strong|term|definition)$/.test(phrase)) phrases.push(phrase)
    await virtual.next()
  } while (virtual.activeNode && virtual.activeNode !== main)
  await virtual.stop()
  return phrases
}
