import { type ConditionName, conditionsOf } from '@clairmemoire/cms-client/fact'
import type { PublicSettings } from '../platform/settings/public-settings.ts'

type Conditions = Readonly<Record<ConditionName, boolean>>

/**
 * Removes the parts of a document whose condition does not hold on this site, and the conditions themselves: paragraphs, headings with
 * their sections, list items, cards, questions and blocks (R2-120).
 */
export function applicableParts<Part>(part: Part, settings: PublicSettings): Part {
  return visible(part, conditionsOn(settings)) as Part
}

/** The conditions that hold on this site, by its settings. */
function conditionsOn({ services, reportsErrors, sendsMails, sample, country }: PublicSettings): Conditions {
  const [product, tracking] = [services.includes('product'), services.includes('tracking')]
  return {
    audience: services.includes('audience'),
    product,
    tracking,
    measurement: services.length > 0,
    consent: product || tracking,
    errorReports: reportsErrors,
    mails: sendsMails,
    samples: sample,
    inFrance: country === 'FR',
  }
}

function visible(part: unknown, conditions: Conditions): unknown {
  if (typeof part === 'string') return conditionsOf(part).rest.trimStart()
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

/** In reading order. */
const spokenFields = ['title', 'question', 'text', 'children'] as const

type Fields = Partial<Record<(typeof spokenFields)[number] | 'items' | 'level', unknown>>

/** The text that a part begins with; a running text and a list have none, because each of their parts has its own. */
function firstWords(part: unknown): string | undefined {
  if (typeof part === 'string') return part
  if (typeof part !== 'object' || part === null) return undefined
  const fields: Fields = part
  const first = spokenFields.map((field) => fields[field]).find((value) => value !== undefined)
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

/** A list, a block or a text whose parts are all removed. */
function isEmptied(part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return false
  const { children, items, text }: Fields = part
  return [children, items, text].some((parts) => Array.isArray(parts) && parts.length === 0)
}
