/** What texts may name of the operator, as `{{operatorName}}`; the site puts it in, for only its settings know it. */
export const factNames = [
  'operatorName',
  'operatorAddress',
  'operatorRegistration',
  'publicationDirector',
  'hostingProvider',
  'dpoEmail',
  'contactEmail',
  'contactPhone',
  'requestDays',
  'unconfirmedDays',
  'mailCountDays',
  'securityEmail',
] as const

export type FactName = (typeof factNames)[number]

/** A stretch of text, or a fact in its place. */
export type FactPart = { text: string } | { fact: FactName }

const braces = /\{\{(.*?)\}\}/s

/** The text around facts and the facts in it, in their order. Braces around anything else are text. */
export function factParts(text: string): readonly FactPart[] {
  return text
    .split(braces)
    .map((part, index) => {
      if (index % 2 === 0) return { text: part }
      return isFactName(part) ? { fact: part } : { text: `{{${part}}}` }
    })
    .filter((part) => !('text' in part) || part.text !== '')
}

/** Whether a link is a fact alone that can be called or written to, `{{contactPhone}}`; the site makes the address of it. */
export function linksToFact(link: string): boolean {
  return /^\{\{(?:contactPhone|contactEmail|dpoEmail|securityEmail)\}\}$/.test(link)
}

/** Whether a text has braces around what is no fact; a person would read them. */
export function namesUnknownFact(text: string): boolean {
  return factParts(text).some((part) => 'text' in part && braces.test(part.text))
}

function isFactName(name: string): name is FactName {
  return factNames.some((known) => known === name)
}
