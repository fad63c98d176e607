import { type Country, isCountry } from '@clairmemoire/domain/country'

/** Facts of the operator, from the settings of the site. */
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
  'smsStopDays',
  'securityEmail',
] as const

/** Phone numbers of the reader’s country (R0-63). */
const countryFactNames = [
  'emergencyCalls',
  'emergencyMessage',
  'emergencyHere',
  'emergencyElsewhere',
  'crisisLine',
] as const

/** The facts that texts may name, as `{{operatorName}}`; the site inserts them. */
export const factNames = [...operatorFactNames, ...countryFactNames]

export type FactName = (typeof factNames)[number]

/** A piece of text, or a fact to insert. */
export type FactPart = { text: string } | { fact: FactName }

/** Names by which a part of a page is shown or hidden: settings of the site, and its country. */
const conditionNames = [
  'audience',
  'product',
  'tracking',
  'measurement',
  'consent',
  'errorReports',
  'mails',
  'sms',
  'samples',
  'inFrance',
] as const

export type ConditionName = (typeof conditionNames)[number]

/** `{{if mails}}` is met on a site whose operator sends mails, `{{if not mails}}` on any other. */
interface Condition {
  name: ConditionName
  isMet: boolean
}

const condition = /^\s*\{\{if (not )?(\w+)\}\}/

/** The conditions at the beginning of a text, and the text after them. */
export function conditionsOf(text: string): { conditions: readonly Condition[]; rest: string } {
  const [mark, not, name] = condition.exec(text) ?? []
  const known = conditionNames.find((each) => each === name)
  if (mark === undefined || known === undefined) return { conditions: [], rest: text }
  const others = conditionsOf(text.slice(mark.length))
  return { ...others, conditions: [{ name: known, isMet: not === undefined }, ...others.conditions] }
}

const braces = /\{\{(.*?)\}\}/s

/** Splits a text into text and facts, without country marks. Braces around anything else are text. */
export function factParts(text: string): readonly FactPart[] {
  return text
    .split(braces)
    .map((part, index) => {
      if (index % 2 === 0 || isCountry(part)) return { text: index % 2 === 0 ? part : '' }
      return isFactName(part) ? { fact: part } : { text: `{{${part}}}` }
    })
    .filter((part) => !('text' in part) || part.text !== '')
}

/** The country of a text that begins with `{{FR}}` or `{{US}}`; readers in this country see it before similar texts. */
export function markedCountry(text: string): Country | undefined {
  const [, mark] = /^\{\{(\w\w)\}\}/.exec(text) ?? []
  return isCountry(mark) ? mark : undefined
}

/** Whether a link is only a fact that is a phone number or mail address, `{{contactPhone}}`; the site replaces it with a link. */
export function linksToFact(link: string): boolean {
  return /^\{\{(?:contactPhone|contactEmail|dpoEmail|securityEmail|emergencyMessage|crisisLine)\}\}$/.test(link)
}

/** The first double braces around anything but a fact or a leading condition; readers would see these braces. */
export function unknownFactIn(text: string): string | undefined {
  return factParts(conditionsOf(text).rest)
    .map((part) => ('text' in part ? braces.exec(part.text)?.[0] : undefined))
    .find((found) => found !== undefined)
}

function isFactName(name: string): name is FactName {
  return factNames.some((known) => known === name)
}
