import { colon, type Letter, type Phrase } from './letter.ts'

/** The letter as a person would write it in a mail without any layout. */
export function letterAsText(letter: Letter): string {
  const { locale, greeting, opening, promise, facts, sections, signature } = letter
  const blocks = [
    words(greeting),
    ...opening.map(words),
    ...(promise ? [`${words(promise.lead)} ${promise.value}.`] : []),
    facts.map(({ term, value }) => `${term}${colon(locale)} ${words(value)}`).join('\n'),
    ...sections.map(({ heading, paragraphs }) => [...(heading ? [heading] : []), ...paragraphs.map(words)].join('\n')),
    signature,
  ]
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`
}

function words(phrase: Phrase): string {
  if (typeof phrase === 'string') return phrase
  return phrase.map((part) => (typeof part === 'string' ? part : part.text)).join('')
}
