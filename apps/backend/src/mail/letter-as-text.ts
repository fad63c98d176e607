import { type Action, colon, type Letter, type Phrase } from './letter.ts'

/** The letter as a person would write it in a mail without any layout. */
export function letterAsText(letter: Letter): string {
  const { locale, greeting, opening, promise, action, facts, sections, from, stopping } = letter
  const told = facts.map(({ term, value }) => `${term}${colon(locale)} ${inWords(value)}`).join('\n')
  const doing = action ? actionInWords(action, letter) : []
  const blocks = [
    inWords(greeting),
    ...opening.map(inWords),
    ...(promise ? [`${inWords(promise.lead)} ${promise.value}.`] : []),
    ...(promise ? [told, ...doing] : [...doing, told]),
    ...sections.map(({ heading, paragraphs }) =>
      [...(heading ? [heading] : []), ...paragraphs.map(inWords)].join('\n'),
    ),
    `${from.name}\n${from.addresses[locale]}`,
    inWords(stopping),
  ]
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`
}

function actionInWords({ label, href, before, after }: Action, { locale }: Letter): string[] {
  return [...(before ? [inWords(before)] : []), `${label}${colon(locale)}\n${href}`, ...(after ? [inWords(after)] : [])]
}

export function inWords(phrase: Phrase): string {
  if (typeof phrase === 'string') return phrase
  return phrase.map((part) => (typeof part === 'string' ? part : part.text)).join('')
}
