/** Answers that stop text messages only if they say nothing else; in the United States each of them has to. */
const wholeAnswers = ['stopall', 'end', 'quit', 'cancel', 'revoke', 'unsubscribe', 'optout', 'optingout', 'desabonner']

/** The longest sentence in which a later word counts: "please stop", but not a sentence about a bus stop. */
const maxWords = 5

/** Whether an answer asks to stop text messages. A gateway may have damaged the Ê of ARRÊT; in Latin-1 it arrives as %CA. */
export function isStop(text: string): boolean {
  const readable = text.replaceAll(/%[\da-f]{2}/gi, '?')
  const plain = readable.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()
  const words = plain.split(/[^a-z\d?\uFFFD]+/).filter((word) => word !== '')
  if (wholeAnswers.includes(words.join(''))) return true
  if (words.slice(0, 4).join('').startsWith('stop') && (words[0] ?? '').length <= 1) return true
  return (words.length <= maxWords ? words : words.slice(0, 1)).some((word) => /^(?:stop|arr(?:e|\W{1,3})t)/.test(word))
}
