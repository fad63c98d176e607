import { type FactName, factParts, markedCountry } from '@clairmemoire/cms-client/fact'
import type { InlineNode, TextNode } from '@clairmemoire/cms-client/rich-text'
import type { Country } from '@clairmemoire/domain/country'
import { daysOfCookieConsents, daysOfMailCounts, unconfirmedDays } from '@clairmemoire/domain/retention'
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
import { applicableParts } from './conditional-parts.ts'

/** The text that replaces each fact. */
type Facts = Readonly<Record<FactName, readonly Words[]>>

interface Site {
  facts: Facts
  country: Country
}

/**
 * A part of a document for readers of this site: parts whose condition does not hold are removed, names of facts are replaced, with links
 * for telephone numbers and addresses in running text, and among parts marked for a country, those of the site come first (R0-63).
 */
export function filled<Part>(part: Part, settings: PublicSettings): Part {
  // Every part keeps its shape: texts stay texts, lists stay lists.
  return fill(applicableParts(part, settings), { facts: factsOf(settings), country: settings.country }) as Part
}

function fill(part: unknown, site: Site): unknown {
  if (typeof part === 'string') return textOf(part, site)
  if (Array.isArray(part)) return inCountryOrder(part, site.country).map((each) => fill(each, site))
  if (typeof part !== 'object' || part === null) return part
  const fields = Object.entries(part).map(
    ([key, value]) => [key, (key === 'href' ? addressOf(value, site) : undefined) ?? fill(value, site)] as const,
  )
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

/** In reading order. */
const spokenFields = ['title', 'question', 'text', 'children'] as const

/** The country in the mark that begins a part's text. */
function markOf(part: unknown): Country | undefined {
  if (typeof part === 'string') return markedCountry(part)
  if (Array.isArray(part)) return markOf(part[0])
  if (typeof part !== 'object' || part === null) return undefined
  const fields: Partial<Record<(typeof spokenFields)[number], unknown>> = part
  const first = spokenFields.find((field) => fields[field] !== undefined)
  return first && markOf(fields[first])
}

/** The target of a button whose link is a fact. */
function addressOf(link: unknown, { facts }: Site): string | undefined {
  const [part] = typeof link === 'string' ? factParts(link) : []
  return part && 'fact' in part ? facts[part.fact].find(({ href }) => href !== undefined)?.href : undefined
}

function textOf(text: string, { facts }: Site): string {
  return factParts(text)
    .map((part) => ('text' in part ? part.text : textOfWords(facts[part.fact])))
    .join('')
}

function wordsOf(nodes: readonly unknown[], site: Site): readonly unknown[] {
  return inCountryOrder(nodes, site.country).flatMap((node): readonly unknown[] =>
    isText(node) ? linkedWords(node, site) : [fill(node, site)],
  )
}

function linkedWords(node: TextNode, { facts }: Site): readonly InlineNode[] {
  return factParts(node.text).flatMap((part): readonly InlineNode[] => {
    if ('text' in part) return [{ ...node, text: part.text }]
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
    contactPhone: [{ text: formatPhone(contactPhone), href: `tel:${contactPhone}` }],
    emergencyCalls: emergencyCalls(locale, country),
    emergencyMessage: [emergencyMessage(country)],
    emergencyHere: emergencyIn(locale, country),
    emergencyElsewhere: emergencyElsewhere(locale, country),
    crisisLine: [crisisLine(country)],
  }
}
