import { type FactName, factParts } from '@clairmemoire/cms-client/fact'
import type { InlineNode, TextNode } from '@clairmemoire/cms-client/rich-text'
import { daysOfMailCounts, unconfirmedDays } from '@clairmemoire/domain/retention'
import { formatNumber } from '@clairmemoire/i18n/formats'
import { formatPhone } from '@clairmemoire/i18n/phone'
import type { PublicSettings } from '../../platform/settings/public-settings.ts'

/** Texts with the facts that they name put in; in running text a telephone number or an e-mail address becomes a link. */
export function filled<Part>(part: Part, facts: Facts): Part {
  // Every part keeps its shape: texts stay texts, lists lists.
  return fill(part, facts) as Part
}

function fill(part: unknown, facts: Facts): unknown {
  if (typeof part === 'string') return textOf(part, facts)
  if (Array.isArray(part)) return part.map((each) => fill(each, facts))
  if (typeof part !== 'object' || part === null) return part
  const fields = Object.entries(part).map(
    ([key, value]) => [key, (key === 'href' ? addressOf(value, facts) : undefined) ?? fill(value, facts)] as const,
  )
  const words = 'children' in part && !('url' in part) && Array.isArray(part.children) ? part.children : undefined
  return Object.fromEntries(
    words ? fields.map(([key, value]) => [key, key === 'children' ? wordsOf(words, facts) : value]) : fields,
  )
}

/** Where a button leads whose link is a fact. */
function addressOf(link: unknown, facts: Facts): string | undefined {
  const [part] = typeof link === 'string' ? factParts(link) : []
  return part && 'fact' in part ? facts[part.fact].href : undefined
}

function textOf(text: string, facts: Facts): string {
  return factParts(text)
    .map((part) => ('text' in part ? part.text : facts[part.fact].text))
    .join('')
}

function wordsOf(nodes: readonly unknown[], facts: Facts): readonly unknown[] {
  return nodes.flatMap((node): readonly unknown[] => (isText(node) ? linkedWords(node, facts) : [fill(node, facts)]))
}

function linkedWords(node: TextNode, facts: Facts): readonly InlineNode[] {
  return factParts(node.text).map((part): InlineNode => {
    if ('text' in part) return { ...node, text: part.text }
    const { text, href } = facts[part.fact]
    const words: TextNode = { ...node, text }
    return href === undefined ? words : { type: 'link', url: href, children: [words] }
  })
}

function isText(node: unknown): node is TextNode {
  return typeof node === 'object' && node !== null && 'type' in node && node.type === 'text' && 'text' in node
}

/** What stands in place of the name of a fact; with `href` it can be pressed. */
interface Fact {
  text: string
  href?: string
}

type Facts = Readonly<Record<FactName, Fact>>

export function factsOf({
  locale,
  legal,
  contactEmail,
  contactPhone,
  requestDays,
  securityEmail,
}: PublicSettings): Facts {
  return {
    operatorName: { text: legal.name },
    operatorAddress: { text: legal.address },
    operatorRegistration: { text: legal.registration },
    publicationDirector: { text: legal.publicationDirector },
    hostingProvider: { text: legal.hostingProvider },
    dpoEmail: { text: legal.dpoEmail, href: `mailto:${legal.dpoEmail}` },
    contactEmail: { text: contactEmail, href: `mailto:${contactEmail}` },
    securityEmail: { text: securityEmail, href: `mailto:${securityEmail}` },
    requestDays: { text: formatNumber(locale, requestDays) },
    unconfirmedDays: { text: formatNumber(locale, unconfirmedDays) },
    mailCountDays: { text: formatNumber(locale, daysOfMailCounts) },
    contactPhone: { text: formatPhone(contactPhone), href: `tel:${contactPhone}` },
  }
}
