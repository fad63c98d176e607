import type { EligibilityLine, Side } from './eligibility-line.ts'
import { isOfExtension } from './extension.ts'
import { type Heading, headingOf } from './heading.ts'
import { inlineParts } from './inline-parts.ts'
import { type Paragraph, paragraphs } from './paragraph.ts'
import { plainText } from './plain-text.ts'

/** Every line of an eligibility text in order; no word is lost or added. */
export function eligibilityLines(text: string): EligibilityLine[] {
  const parts = paragraphs(plainText(text)).flatMap(inlineParts)
  const context = new LineContext()
  return parts.map((part, index) => context.lineOf(part, hasItems(part, parts[index + 1])))
}

function hasItems(part: Paragraph, next: Paragraph | undefined): boolean {
  if (next === undefined) return false
  return next.marker !== '' && (part.marker === '' || next.indent > part.indent + 1)
}

interface Item {
  indent: number
  text: string
}

/** Tracks what the next line belongs to: side, group, lead-in and list items. */
class LineContext {
  #side: Side | undefined
  #seen = new Set<Side | undefined>()
  #group: string | undefined
  #leadIn: string | undefined
  #items: Item[] = []
  /** Whether the previous line was the heading of a group: if a side heading follows directly, the group has its own sides. */
  #isAfterGroup = false
  #hasOwnSides = false

  lineOf(part: Paragraph, hasItems: boolean): EligibilityLine {
    const heading = headingOf(part, hasItems)
    if (heading?.kind === 'side') this.#beginSide(heading)
    if (heading?.kind === 'group') this.#beginGroup(part.text)
    this.#isAfterGroup = heading?.kind === 'group'
    if (heading && heading.kind !== 'lead-in') return this.#line('heading', part, [])
    return part.marker === '' ? this.#unmarked(part, heading) : this.#marked(part, heading)
  }

  #beginSide({ side, group }: Extract<Heading, { kind: 'side' }>): void {
    const isLater = this.#seen.has(side) && isOfExtension([this.#group ?? ''])
    if (group !== undefined) this.#beginGroup(group)
    else if (!this.#isAfterGroup && !this.#hasOwnSides && !isLater) this.#group = undefined
    this.#hasOwnSides ||= this.#isAfterGroup || isOfExtension([group ?? ''])
    this.#side = side
    this.#seen.add(side)
    this.#leadIn = undefined
    this.#items = []
  }

  #beginGroup(text: string): void {
    this.#group = text
    this.#hasOwnSides = false
    this.#leadIn = undefined
    this.#items = []
  }

  /** A paragraph without a bullet may continue the item above it. */
  #unmarked(part: Paragraph, heading: Heading | undefined): EligibilityLine {
    this.#items = this.#items.filter(({ indent }) => indent < part.indent)
    if (!heading) return this.#line('rule', part, this.#items)
    const line = { ...this.#line('lead-in', part, []), under: this.#group === undefined ? [] : [this.#group] }
    this.#leadIn = part.text
    return line
  }

  #marked(part: Paragraph, heading: Heading | undefined): EligibilityLine {
    this.#items = this.#items.filter(({ indent }) => indent + 1 < part.indent)
    const line = this.#line(heading ? 'lead-in' : 'rule', part, this.#items)
    this.#items = [...this.#items, part]
    return line
  }

  #line(role: EligibilityLine['role'], { marker, text }: Paragraph, items: readonly Item[]): EligibilityLine {
    const around = [this.#group, this.#leadIn].filter((name) => name !== undefined && name !== text)
    const under = role === 'heading' ? [] : [...around, ...items.map((item) => item.text)]
    return { role, marker, text, side: this.#side, under: under.filter((name) => name !== undefined) }
  }
}
