import * as v from 'valibot'
import { allowedLink } from '../allowed-link.ts'
import type { ArticleLink } from '../article.ts'
import type {
  Action,
  Block,
  BlockKind,
  CallToActionBlock,
  Card,
  DrawnText,
  FigureBlock,
  LeadBlock,
  NoticeBlock,
  QuestionAndAnswer,
  TextBlock,
  TitledText,
} from '../block.ts'
import { drawingNames } from '../drawing-name.ts'
import { linksToFact } from '../fact.ts'
import { readListedPerson } from './entries.ts'
import { type Attributes, allRelated } from './envelope.ts'
import * as fields from './fields.ts'
import { readMedia } from './image.ts'
import { warn, type ReadContext, read, readEach, within } from './read.ts'
import { linkNotAllowed, readRichText } from './rich-text.ts'

const lead = v.object({ text: fields.text })

const notice = v.object({ tone: v.picklist(['information', 'warning']) })

const call = v.object({ title: fields.label, text: fields.optionalText })

const figure = v.object({ caption: fields.optionalLabel })

/** Readers of blocks that are not lists. */
const singleBlockReaders = {
  lead: readLead,
  text: readText,
  notice: readNotice,
  'call-to-action': readCall,
  figure: readFigure,
}

const withItems = v.object({ items: fields.list })
const titledText = v.object({ title: fields.label, text: fields.text })
const card = v.object({ ...titledText.entries, action: v.optional(v.unknown()) })
const drawn = v.object({ drawing: v.picklist(drawingNames), title: fields.label, text: v.array(v.unknown()) })
const question = v.object({ question: fields.label, answer: v.array(v.unknown()) })

type ListBlock = Extract<Block, { items: unknown }>

/** Readers of blocks that are lists. A list without entries is skipped. */
const listBlockReaders = {
  steps: readItems('steps', readTitledText),
  cards: readItems('cards', readCard),
  questions: readItems('questions', readQuestion),
  pillars: readItems('pillars', readTitledText),
  'easy-read': readItems('easy-read', readDrawnText),
  people: (block: Attributes, context: ReadContext): Block | undefined => {
    const field = within(context, 'people')
    const people = readEach(allRelated(block['people'], field), within(field, 'data'), readListedPerson)
    return people.length === 0 ? withoutEntry(context) : { kind: 'people', ...readTitle(block, context), people }
  },
  'related-articles': (block: Attributes, context: ReadContext): Block | undefined => {
    const articles = readArticleLinks(block['articles'], within(context, 'articles'))
    return articles.length === 0
      ? withoutEntry(context)
      : { kind: 'related-articles', ...readTitle(block, context), articles }
  },
}

const component = v.looseObject({ __component: v.string() })

type BlockReader = (fields: Attributes, context: ReadContext) => Block | undefined

const readers: Readonly<Record<BlockKind, BlockReader>> = { ...singleBlockReaders, ...listBlockReaders }

/** Reads a dynamic zone, whose components are `blocks.<kind>`; components of other kinds are skipped. */
export function readBlocks(values: readonly unknown[], context: ReadContext): Block[] {
  return readEach(values, context, (value, context) => {
    const fields = read(component, value, context)
    const kind = /^blocks\.([a-z-]+)$/.exec(fields.__component)?.[1]
    return isBlockKind(kind) ? readers[kind](fields, context) : warn(context, 'is a block of an unknown kind')
  })
}

function isBlockKind(kind: string | undefined): kind is BlockKind {
  return kind !== undefined && Object.hasOwn(readers, kind)
}

function readLead(block: Attributes, context: ReadContext): LeadBlock {
  return { kind: 'lead', text: read(lead, block, context).text }
}

function readText(block: Attributes, context: ReadContext): TextBlock | undefined {
  const text = readRichText(block['text'], within(context, 'text'))
  return text.length === 0 ? warn(context, 'is a text without a word') : { kind: 'text', text }
}

function readNotice(block: Attributes, context: ReadContext): NoticeBlock {
  const { tone } = read(notice, block, context)
  return {
    kind: 'notice',
    tone,
    ...readTitle(block, context),
    text: readRichText(block['text'], within(context, 'text')),
  }
}

/** Without an allowed link the block would be useless, so it is skipped. */
function readCall(block: Attributes, context: ReadContext): CallToActionBlock | undefined {
  const { title, text } = read(call, block, context)
  const action = readAction(block['action'], within(context, 'action'))
  if (action === undefined) return warn(context, 'is a call to action without a link')
  return { kind: 'call-to-action', title, ...(text ? { text } : {}), action }
}

function readFigure(block: Attributes, context: ReadContext): FigureBlock | undefined {
  const { caption } = read(figure, block, context)
  const image = readMedia(block['image'], within(context, 'image'))
  if (image === undefined) return warn(context, 'is a figure without an image')
  return { kind: 'figure', image, ...(caption ? { caption } : {}) }
}

function readItems<Kind extends ListBlock['kind'], Item>(
  kind: Kind,
  readItem: (value: unknown, context: ReadContext) => Item,
) {
  return (block: Attributes, context: ReadContext) => {
    const items = readEach(read(withItems, block, context).items, within(context, 'items'), readItem)
    return items.length === 0 ? withoutEntry(context) : { kind, ...readTitle(block, context), items }
  }
}

function withoutEntry(context: ReadContext): undefined {
  return warn(context, 'is a list without an entry')
}

function readTitledText(value: unknown, context: ReadContext): TitledText {
  return read(titledText, value, context)
}

function readCard(value: unknown, context: ReadContext): Card {
  const { title, text, action } = read(card, value, context)
  const allowed = readAction(action, within(context, 'action'))
  return { title, text, ...(allowed ? { action: allowed } : {}) }
}

function readQuestion(value: unknown, context: ReadContext): QuestionAndAnswer {
  const { question: asked, answer } = read(question, value, context)
  return { question: asked, answer: readRichText(answer, within(context, 'answer')) }
}

function readDrawnText(value: unknown, context: ReadContext): DrawnText {
  const { drawing, title, text } = read(drawn, value, context)
  return { drawing, title, text: readRichText(text, within(context, 'text')) }
}

const action = v.object({ label: fields.label, href: v.string() })

/** A button's link; undefined if absent or not allowed. */
function readAction(value: unknown, context: ReadContext): Action | undefined {
  if (value === undefined || value === null) return undefined
  const { label, href } = read(action, value, context)
  const allowed = context.mayNameFacts && linksToFact(href) ? href : allowedLink(href)
  return allowed === undefined ? warn(within(context, 'href'), linkNotAllowed) : { label, href: allowed }
}

export const articleLink = v.object({ slug: fields.slug, title: fields.label })

const datedLink = v.object({ ...articleLink.entries, publishedOn: v.optional(v.nullable(fields.day)) })

/** The articles that a field names, except unpublished ones and the article itself. */
export function readArticleLinks(field: unknown, context: ReadContext): ArticleLink[] {
  return readEach(allRelated(field, context), within(context, 'data'), (value, context) => {
    const { publishedOn, ...link } = read(datedLink, value, context)
    if (link.slug === context.article) return warn(within(context, 'slug'), 'is the article itself')
    return publishedOn && context.isScheduled?.(publishedOn) ? undefined : link
  })
}

const titled = v.object({ title: fields.optionalLabel })

/** An optional title, to be spread into its block. */
function readTitle(fields: unknown, context: ReadContext): { title?: string } {
  const { title } = read(titled, fields, context)
  return title ? { title } : {}
}
