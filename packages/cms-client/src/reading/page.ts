import * as v from 'valibot'
import { allowedLink } from '../allowed-link.ts'
import { drawingNames } from '../drawing-name.ts'
import { linksToFact, unknownFactIn } from '../fact.ts'
import { readListedPerson } from './entries.ts'
import * as fields from './fields.ts'
import { type Attributes, allRelated, warn, type ReadContext, read, readEach, refuse, within } from './read.ts'
import { readMedia, readRichText } from './rich-text.ts'

const titled = v.object({ title: fields.optionalLabel })

const lead = v.object({ text: fields.text })

/** The tone `warning` is for health and safety. */
const notice = v.object({ tone: fields.oneOf(['information', 'warning']), ...titled.entries })

const call = v.object({ title: fields.label, text: fields.optionalText })

const figure = v.object({ caption: fields.optionalLabel })

const withItems = v.object({ items: fields.list })
const titledText = v.object({ title: fields.label, text: fields.text })
const card = v.object({ ...titledText.entries, action: v.optional(v.unknown()) })
const drawn = v.object({ drawing: fields.oneOf(drawingNames), title: fields.label, text: v.array(v.unknown()) })
const question = v.object({ question: fields.label, answer: v.array(v.unknown()) })

const component = v.looseObject({ __component: v.string() })

/** The readers of each kind of block; a block whose list has no entries is skipped. */
const readers = {
  lead: readLead,
  text: readText,
  notice: readNotice,
  'call-to-action': readCall,
  figure: readFigure,
  steps: readItems('steps', readTitledText),
  cards: readItems('cards', readCard),
  questions: readItems('questions', readQuestion),
  pillars: readItems('pillars', readTitledText),
  'easy-read': readItems('easy-read', readDrawnText),
  people: (block: Attributes, context: ReadContext) => {
    const field = within(context, 'people')
    const people = readEach(allRelated(block['people'], field), within(field, 'data'), readListedPerson)
    const kind = 'people' as const
    return people.length === 0 ? withoutEntry(context) : { kind, ...read(titled, block, context), people }
  },
  'related-articles': (block: Attributes, context: ReadContext) => {
    const articles = readArticleLinks(block['articles'], within(context, 'articles'))
    const kind = 'related-articles' as const
    return articles.length === 0 ? withoutEntry(context) : { kind, ...read(titled, block, context), articles }
  },
}

export type BlockKind = keyof typeof readers

/** A part of a page or article, each rendered by one component. Every title is optional, every list has an entry. */
export type Block = NonNullable<ReturnType<(typeof readers)[BlockKind]>>

/** Reads a dynamic zone, whose components are `blocks.<kind>`; components of other kinds are skipped. */
export function readBlocks(values: readonly unknown[], context: ReadContext): readonly Block[] {
  return readEach(values, context, (value, context): Block | undefined => {
    const fields = read(component, value, context)
    const kind = /^blocks\.([a-z-]+)$/.exec(fields.__component)?.[1]
    if (isBlockKind(kind)) return readers[kind](fields, context)
    return warn(within(context, '__component'), { code: 'not_listed', known: Object.keys(readers) })
  })
}

function isBlockKind(kind: string | undefined): kind is BlockKind {
  return kind !== undefined && Object.hasOwn(readers, kind)
}

/** The first sentences of a page, in larger type. */
function readLead(block: Attributes, context: ReadContext) {
  return { kind: 'lead' as const, ...read(lead, block, context) }
}

function readText(block: Attributes, context: ReadContext) {
  const text = readRichText(block['text'], within(context, 'text'))
  return text.length === 0 ? warn(context, { code: 'empty_text_block' }) : { kind: 'text' as const, text }
}

function readNotice(block: Attributes, context: ReadContext) {
  const words = read(notice, block, context)
  return { kind: 'notice' as const, ...words, text: readRichText(block['text'], within(context, 'text')) }
}

/** A block without an allowed link would be useless, so it is skipped. */
function readCall(block: Attributes, context: ReadContext) {
  const words = read(call, block, context)
  const action = readAction(block['action'], within(context, 'action'))
  if (action === undefined) return warn(context, { code: 'call_without_link' })
  return { kind: 'call-to-action' as const, ...words, action }
}

function readFigure(block: Attributes, context: ReadContext) {
  const words = read(figure, block, context)
  const image = readMedia(block['image'], within(context, 'image'))
  if (image === undefined) return warn(context, { code: 'figure_without_image' })
  return { kind: 'figure' as const, image, ...words }
}

function readItems<Kind extends string, Item>(kind: Kind, readItem: (value: unknown, context: ReadContext) => Item) {
  return (block: Attributes, context: ReadContext) => {
    const items = readEach(read(withItems, block, context).items, within(context, 'items'), readItem)
    return items.length === 0 ? withoutEntry(context) : { kind, ...read(titled, block, context), items }
  }
}

function withoutEntry(context: ReadContext): undefined {
  return warn(context, { code: 'empty_list' })
}

function readTitledText(value: unknown, context: ReadContext) {
  return read(titledText, value, context)
}

export interface Card extends v.InferOutput<typeof titledText> {
  /** Absent if its link is not allowed. */
  action?: Action | undefined
}

function readCard(value: unknown, context: ReadContext): Card {
  const { action, ...words } = read(card, value, context)
  return { ...words, action: readAction(action, within(context, 'action')) }
}

function readQuestion(value: unknown, context: ReadContext) {
  const { question: asked, answer } = read(question, value, context)
  return { question: asked, answer: readRichText(answer, within(context, 'answer')) }
}

/** One statement of an easy-to-read text, with its drawing. */
function readDrawnText(value: unknown, context: ReadContext) {
  const { drawing, title, text } = read(drawn, value, context)
  return { drawing, title, text: readRichText(text, within(context, 'text')) }
}

const action = v.object({
  label: fields.label,
  /** Allowed by `allowedLink`; on a page it may also be a fact, `{{contactPhone}}`. */
  href: v.string(),
})

export type Action = v.InferOutput<typeof action>

/** A button's link; undefined if absent or not allowed. */
function readAction(value: unknown, context: ReadContext): Action | undefined {
  if (value === undefined || value === null) return undefined
  const { label, href } = read(action, value, context)
  const allowed = context.mayNameFacts && linksToFact(href) ? href : allowedLink(href)
  return allowed === undefined ? warn(within(context, 'href'), { code: 'link_not_allowed' }) : { label, href: allowed }
}

export const articleLink = v.object({ slug: fields.slug, title: fields.label })

/** An article as other pages link to it. */
export type ArticleLink = v.InferOutput<typeof articleLink>

const datedLink = v.object({ ...articleLink.entries, publishedOn: v.optional(v.nullable(fields.day)) })

/** The articles that a field names, except unpublished ones and the article itself. */
export function readArticleLinks(field: unknown, context: ReadContext): ArticleLink[] {
  return readEach(allRelated(field, context), within(context, 'data'), (value, context) => {
    const { publishedOn, ...link } = read(datedLink, value, context)
    if (link.slug === context.article) return warn(within(context, 'slug'), { code: 'article_itself' })
    return publishedOn && context.isScheduled?.(publishedOn) ? undefined : link
  })
}

const page = v.object({
  slug: fields.slug,
  title: fields.label,
  /** A description for search engines and lists. */
  description: fields.description,
  /** The date of the last change in wording, if readers should know it; `YYYY-MM-DD`. */
  updatedOn: fields.optional(fields.day),
  /** A summary in a box at the top (WCAG 3.1.5); empty for short pages. */
  summary: fields.optional(v.array(v.unknown())),
  /** Shown beside the title on wide screens. */
  drawing: fields.optional(fields.oneOf(drawingNames)),
  blocks: fields.blocks,
})

/** A page whose content is a document. Its texts may name facts of the operator, `{{contactPhone}}`: see `factNames`. */
export type Page = ReturnType<typeof readPage>

export function readPage(attributes: Attributes, context: ReadContext) {
  const { blocks, summary = [], ...described } = read(page, attributes, context)
  const shown = {
    ...described,
    summary: readRichText(summary, within(context, 'summary')),
    blocks: readBlocks(blocks, { ...within(context, 'blocks'), mayNameFacts: true }),
  }
  refuseUnknownFacts(shown, context)
  return shown
}

/**
 * Refuses a document that names an unknown fact, because readers would see the braces. The error names the first one; the others
 * are reported.
 */
export function refuseUnknownFacts(value: unknown, context: ReadContext): void {
  const found = unknownFactsIn(value, context)
  const [first, ...others] = context.readsUnknownFacts ? [undefined, ...found] : found
  for (const other of others) if (other) warn(other, { code: 'unknown_fact' })
  if (first) refuse(first, { code: 'unknown_fact' })
}

function unknownFactsIn(value: unknown, context: ReadContext): readonly ReadContext[] {
  if (typeof value === 'string') return unknownFactIn(value) ? [context] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) =>
    unknownFactsIn(part, within(context, Array.isArray(value) ? Number(key) : key)),
  )
}
