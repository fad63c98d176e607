import { type Country, isCountry } from '@clairmemoire/domain/country'

/** Facts of the operator, which only the settings of the site know. */
export const operatorFactNames = [
  'operatorName',
  'operatorAddress',
  'operatorRegistration',
  'publicationDirector',
  'hostingProvider',
  'dpoEmail',
  'contactEmail',
  'contactPhone',
  'requestDays',
  'resultDays',
  'newsDays',
  'consentProofDays',
  'unconfirmedDays',
  'mailCountDays',
  'securityEmail',
] as const

/** Numbers to call, which are those of the reader’s country (R0-63). */
const countryFactNames = [
  'emergencyCalls',
  'emergencyMessage',
  'emergencyHere',
  'emergencyElsewhere',
  'crisisLine',
] as const

/** What texts may name, as `{{operatorName}}`; the site puts it in. */
export const factNames = [...operatorFactNames, ...countryFactNames]

export type FactName = (typeof factNames)[number]

/** A stretch of text, or a fact in its place. */
export type FactPart = { text: string } | { fact: FactName }

/** Settings of the site, and its country, on which a part of a page may depend. */
const conditionNames = [
  'audience',
  'product',
  'tracking',
  'measurement',
  'consent',
  'errorReports',
  'mails',
  'samples',
  'inFrance',
] as const

export type ConditionName = (typeof conditionNames)[number]

/** `{{if mails}}` is met where the operator sends mails, `{{if not mails}}` where it does not. */
interface Condition {
  name: ConditionName
  isMet: boolean
}

const condition = /^\s*\{\{if (not )?(\w+)\}\}/

/** The conditions that a text begins with, and the text after them. */
export function conditionsOf(text: string): { conditions: readonly Condition[]; rest: string } {
  const [mark, not, name] = condition.exec(text) ?? []
  const known = conditionNames.find((each) => each === name)
  if (mark === undefined || known === undefined) return { conditions: [], rest: text }
  const further = conditionsOf(text.slice(mark.length))
  return { ...further, conditions: [{ name: known, isMet: not === undefined }, ...further.conditions] }
}

const braces = /\{\{(.*?)\}\}/s

/** The text around facts and the facts in it, in their order, without marks of a country. Braces around anything else are text. */
export function factParts(text: string): readonly FactPart[] {
  return text
    .split(braces)
    .map((part, index) => {
      if (index % 2 === 0 || isCountry(part)) return { text: index % 2 === 0 ? part : '' }
      return isFactName(part) ? { fact: part } : { text: `{{${part}}}` }
    })
    .filter((part) => !('text' in part) || part.text !== '')
}

/** Which country a text that begins with `{{FR}}` or `{{US}}` is about; readers there get it before its like. */
export function markedCountry(text: string): Country | undefined {
  const [, mark] = /^\{\{(\w\w)\}\}/.exec(text) ?? []
  return isCountry(mark) ? mark : undefined
}

/** Whether a link is a fact alone that can be called or written to, `{{contactPhone}}`; the site makes the address of it. */
export function linksToFact(link: string): boolean {
  return /^\{\{(?:contactPhone|contactEmail|dpoEmail|securityEmail|emergencyMessage|crisisLine)\}\}$/.test(link)
}

/** Whether a text has braces around what is no fact, nor a condition before its first word; a person would read them. */
export function namesUnknownFact(text: string): boolean {
  return factParts(conditionsOf(text).rest).some((part) => 'text' in part && braces.test(part.text))
}

function isFactName(name: string): name is FactName {
  return factNames.some((known) => known === name)
}
