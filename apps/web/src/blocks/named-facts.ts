import {
  type ConditionName,
  conditionsOf,
  type FactName,
  factParts,
  markedCountry,
} from '@clairmemoire/cms-client/fact'
import type { InlineNode, TextNode } from '@clairmemoire/cms-client/rich-text'
import type { Country } from '@clairmemoire/domain/country'
import { daysOfCookieConsents, daysOfMailCounts, daysOfSmsStops, unconfirmedDays } from '@clairmemoire/domain/retention'
import {
  crisisLine,
  emergencyCalls,
  emergencyElsewhere,
  emergencyIn,
  emergencyMessage,
  textOfWords,
  type Words,
} from '@clairmemoire/i18n/emergency'
import { formatNumber } from '@clairmemoire/i18n/formats'
import { formatPhone } from '@clairmemoire/i18n/phone'
import type { PublicSettings } from '../platform/settings/public-settings.ts'

/** The text that replaces each fact. */
type Facts = Readonly<Record<FactName, readonly Words[]>>

interface Site {
  facts: Facts
  country: Country
}

/**
 * Adapts a part of a document to this site (R0-63): removes parts whose condition does not hold, replaces the names of facts, links
 * telephone numbers and addresses in running text, and puts parts marked for the site's country before those marked for another one.
 */
export function filled<Part>(part: Part, settings: PublicSettings): Part {
  // Every part keeps its shape: texts stay texts, lists stay lists.
  return fill(applicableParts(part, settings), { facts: factsOf(settings), country: settings.country }) as Part
}

function fill(part: unknown, site: Site): unknown {
  if (typeof part === 'string') return withJoinedVerbs(textOf(part, site))
  if (Array.isArray(part)) return inCountryOrder(part, site.country).map((each) => fill(each, site))
  if (typeof part !== 'object' || part === null) return part
  const filledField = (key: string, value: unknown) => {
    if (key === 'title' && typeof value === 'string') return textOf(value, site)
    return (key === 'href' ? addressOf(value, site) : undefined) ?? fill(value, site)
  }
  const fields = Object.entries(part).map(([key, value]) => [key, filledField(key, value)] as const)
  const words = 'children' in part && !('url' in part) && Array.isArray(part.children) ? part.children : undefined
  return Object.fromEntries(
    words ? fields.map(([key, value]) => [key, key === 'children' ? wordsOf(words, site) : value]) : fields,
  )
}

/** Parts without a mark stay in place. */
function inCountryOrder(parts: readonly unknown[], country: Country): readonly unknown[] {
  const marked = parts.filter((part) => markOf(part) !== undefined)
  const ordered = [
    ...marked.filter((part) => markOf(part) === country),
    ...marked.filter((part) => markOf(part) !== country),
  ]
  return parts.map((part) => (markOf(part) === undefined ? part : ordered.shift()))
}

/** The fields that contain text, in reading order. */
const textFields = ['title', 'question', 'text', 'children'] as const

/** The country in the mark that begins a part's text. */
function markOf(part: unknown): Country | undefined {
  if (typeof part === 'string') return markedCountry(part)
  if (Array.isArray(part)) return markOf(part[0])
  if (typeof part !== 'object' || part === null) return undefined
  const fields: Partial<Record<(typeof textFields)[number], unknown>> = part
  const first = textFields.find((field) => fields[field] !== undefined)
  return first && markOf(fields[first])
}

/** The target of a button whose link is a fact. */
function addressOf(link: unknown, { facts }: Site): string | undefined {
  const [part] = typeof link === 'string' ? factParts(link) : []
  return part && 'fact' in part ? facts[part.fact].find(({ href }) => href !== undefined)?.href : undefined
}

function textOf(text: string, { facts }: Site): string {
  return factParts(text)
    .map((part) => ('text' in part ? withJoinedHours(part.text) : textOfWords(facts[part.fact])))
    .join('')
}

/** “à 17 h” and “to 5 PM” without a line break inside. An address stays as it is. */
function withJoinedHours(text: string): string {
  return text.replaceAll(/((?:^|\s)(?:de|à|from|to)|\d) (?=\d*(?::\d\d)?[ \u00a0]?(?:h|[ap]m)(?!\p{L}))/giu, '$1\u00a0')
}

/** “Adressez-la”, “a-t-il” and “e-mail” without a line break inside. Not for titles: the title of a window and search engines would show the joiner. */
function withJoinedVerbs(text: string): string {
  return text.replaceAll(
    /(?:^|[\s«“(])\p{L}+(?:-(?:les?|la|lui|leur|moi|toi|nous|vous|en|y|t|ils?|elles?|on|ce|mêmes?|mails?))+(?!\p{L})/giu,
    (words) => words.replaceAll('-', '-\u2060'),
  )
}

function wordsOf(nodes: readonly unknown[], site: Site): readonly unknown[] {
  return inCountryOrder(nodes, site.country).flatMap((node): readonly unknown[] =>
    isText(node) ? linkedWords(node, site) : [fill(node, site)],
  )
}

function linkedWords(node: TextNode, { facts }: Site): readonly InlineNode[] {
  return factParts(node.text).flatMap((part): readonly InlineNode[] => {
    if ('text' in part) return [{ ...node, text: withJoinedVerbs(withJoinedHours(part.text)) }]
    return facts[part.fact].map(({ text, href }): InlineNode => {
      const words: TextNode = { ...node, text }
      return href === undefined ? words : { type: 'link', url: href, children: [words] }
    })
  })
}

function isText(node: unknown): node is TextNode {
  return typeof node === 'object' && node !== null && 'type' in node && node.type === 'text' && 'text' in node
}

function factsOf({
  locale,
  country,
  legal,
  contactEmail,
  contactPhone,
  requestDays,
  resultDays,
  newsDays,
  securityEmail,
}: PublicSettings): Facts {
  const days = (count: number) => [{ text: formatNumber(locale, count) }]
  const mail = (address: string) => [{ text: address, href: `mailto:${address}` }]
  return {
    operatorName: [{ text: legal.name }],
    operatorAddress: [{ text: legal.address }],
    operatorRegistration: [{ text: legal.registration }],
    publicationDirector: [{ text: legal.publicationDirector }],
    hostingProvider: [{ text: legal.hostingProvider }],
    dpoEmail: mail(legal.dpoEmail),
    contactEmail: mail(contactEmail),
    securityEmail: mail(securityEmail),
    requestDays: days(requestDays),
    resultDays: days(resultDays),
    newsDays: days(newsDays),
    consentProofDays: days(daysOfCookieConsents),
    unconfirmedDays: days(unconfirmedDays),
    mailCountDays: days(daysOfMailCounts),
    smsStopDays: days(daysOfSmsStops),
    contactPhone: [{ text: formatPhone(contactPhone), href: `tel:${contactPhone}` }],
    emergencyCalls: emergencyCalls(locale, country),
    emergencyMessage: [emergencyMessage(country)],
    emergencyHere: emergencyIn(locale, country),
    emergencyElsewhere: emergencyElsewhere(locale, country),
    crisisLine: [crisisLine(country)],
  }
}

type Conditions = Readonly<Record<ConditionName, boolean>>

/**
 * Removes the parts of a document whose condition does not hold on this site, and the conditions themselves: paragraphs, headings with
 * their sections, list items, cards, questions and blocks (R2-120).
 */
function applicableParts<Part>(part: Part, settings: PublicSettings): Part {
  return visible(part, conditionsOn(settings)) as Part
}

/** The conditions that hold on this site, by its settings. */
function conditionsOn({
  services,
  reportsErrors,
  sendsMails,
  smsCountries,
  sample,
  country,
}: PublicSettings): Conditions {
  const [product, tracking] = [services.includes('product'), services.includes('tracking')]
  return {
    audience: services.includes('audience'),
    product,
    tracking,
    measurement: services.length > 0,
    consent: product || tracking,
    errorReports: reportsErrors,
    mails: sendsMails,
    sms: smsCountries.length > 0,
    samples: sample,
    inFrance: country === 'FR',
  }
}

function visible(part: unknown, conditions: Conditions): unknown {
  if (typeof part === 'string') {
    const { conditions: own, rest } = conditionsOf(part)
    // Other texts are not trimmed: a text after bold words or a link begins with its space.
    return own.length > 0 ? rest.trimStart() : rest
  }
  if (Array.isArray(part)) return visibleParts(part, conditions)
  if (typeof part !== 'object' || part === null) return part
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, visible(value, conditions)]))
}

function visibleParts(parts: readonly unknown[], conditions: Conditions): readonly unknown[] {
  const shown: unknown[] = []
  /** The level of a heading whose section is omitted. */
  let leftOut: number | undefined
  for (const part of parts) {
    const level = levelOf(part)
    if (leftOut !== undefined && (level === undefined || level > leftOut)) continue
    const holds = doesHold(part, conditions)
    leftOut = holds ? undefined : level
    const rest = visible(part, conditions)
    if (holds && !(isEmptied(rest) && !isEmptied(part))) shown.push(rest)
  }
  return shown
}

function doesHold(part: unknown, conditions: Conditions): boolean {
  return conditionsOf(firstWords(part) ?? '').conditions.every(({ name, isMet }) => conditions[name] === isMet)
}

type Fields = Partial<Record<(typeof textFields)[number] | 'items' | 'level', unknown>>

/** The text at the start of a part. Undefined for a running text and a list, because each of their items has its own text. */
function firstWords(part: unknown): string | undefined {
  if (typeof part === 'string') return part
  if (typeof part !== 'object' || part === null) return undefined
  const fields: Fields = part
  const first = textFields.map((field) => fields[field]).find((value) => value !== undefined)
  const value: unknown = Array.isArray(first) && isWords(first[0]) ? first[0].text : first
  return typeof value === 'string' ? value : undefined
}

function isWords(part: unknown): part is { text: unknown } {
  return typeof part === 'object' && part !== null && 'text' in part
}

function levelOf(part: unknown): number | undefined {
  if (typeof part !== 'object' || part === null) return undefined
  const { level }: Fields = part
  return typeof level === 'number' ? level : undefined
}

/** Whether all parts of a list, a block or a text were removed. */
function isEmptied(part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return false
  const { children, items, text }: Fields = part
  return [children, items, text].some((parts) => Array.isArray(parts) && parts.length === 0)
}
