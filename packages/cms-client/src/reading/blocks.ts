import * as v from 'valibot'
import { allowedLink } from '../allowed-link.ts'
import type { ArticleLink } from '../article.ts'
import type {
  Action,
  Block,
  BlockKind,
  CallToActionBlock,
  Card,
  FigureBlock,
  LeadBlock,
  NoticeBlock,
  QuestionAndAnswer,
  TextBlock,
  TitledText,
} from '../block.ts'
import { linksToFact } from '../fact.ts'
import { type Attributes, allRelated } from './envelope.ts'
import * as fields from './fields.ts'
import { readMedia } from './image.ts'
import { readPersonEntry } from './person.ts'
import { leaveOut, type Place, read, readEach, within } from './read.ts'
import { linkNotAllowed, readRichText } from './rich-text.ts'

const lead = v.object({ text: fields.text })

const notice = v.object({ tone: v.picklist(['information', 'warning']) })

const call = v.object({ title: fields.label, text: fields.optionalText })

const figure = v.object({ caption: fields.optionalLabel })

/** Reads the blocks that are no list. */
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
const question = v.object({ question: fields.label, answer: v.array(v.unknown()) })

type ListBlock = Extract<Block, { items: unknown }>

/** Reads the blocks that are a list. One without an entry is left out. */
const listBlockReaders = {
  steps: readItems('steps', readTitledText),
  cards: readItems('cards', readCard),
  questions: readItems('questions', readQuestion),
  pillars: readItems('pillars', readTitledText),
  people: (block: Attributes, place: Place): Block | undefined => {
    const field = within(place, 'people')
    const people = readEach(allRelated(block['people'], field), within(field, 'data'), readPersonEntry)
    return people.length === 0 ? withoutEntry(place) : { kind: 'people', ...readTitle(block, place), people }
  },
  'related-articles': (block: Attributes, place: Place): Block | undefined => {
    const articles = readArticleLinks(block['articles'], within(place, 'articles'))
    return articles.length === 0
      ? withoutEntry(place)
      : { kind: 'related-articles', ...readTitle(block, place), articles }
  },
}

const component = v.looseObject({ __component: v.string() })

type BlockReader = (fields: Attributes, place: Place) => Block | undefined

const readers: Readonly<Record<BlockKind, BlockReader>> = { ...singleBlockReaders, ...listBlockReaders }

/** Reads a dynamic zone, whose components are `blocks.<kind>`; a component of another kind is left out. */
export function readBlocks(values: readonly unknown[], place: Place): Block[] {
  return readEach(values, place, (value, place) => {
    const fields = read(component, value, place)
    const kind = /^blocks\.([a-z-]+)$/.exec(fields.__component)?.[1]
    return isBlockKind(kind) ? readers[kind](fields, place) : leaveOut(place, 'is a block of an unknown kind')
  })
}

function isBlockKind(kind: string | undefined): kind is BlockKind {
  return kind !== undefined && Object.hasOwn(readers, kind)
}

function readLead(block: Attributes, place: Place): LeadBlock {
  return { kind: 'lead', text: read(lead, block, place).text }
}

function readText(block: Attributes, place: Place): TextBlock | undefined {
  const text = readRichText(block['text'], within(place, 'text'))
  return text.length === 0 ? leaveOut(place, 'is a text without a word') : { kind: 'text', text }
}

function readNotice(block: Attributes, place: Place): NoticeBlock {
  const { tone } = read(notice, block, place)
  return { kind: 'notice', tone, ...readTitle(block, place), text: readRichText(block['text'], within(place, 'text')) }
}

/** Without a link that is allowed nothing can be done, and the block is left out. */
function readCall(block: Attributes, place: Place): CallToActionBlock | undefined {
  const { title, text } = read(call, block, place)
  const action = readAction(block['action'], within(place, 'action'))
  if (action === undefined) return leaveOut(place, 'is a call to action without a link')
  return { kind: 'call-to-action', title, ...(text ? { text } : {}), action }
}

function readFigure(block: Attributes, place: Place): FigureBlock | undefined {
  const { caption } = read(figure, block, place)
  const image = readMedia(block['image'], within(place, 'image'))
  if (image === undefined) return leaveOut(place, 'is a figure without an image')
  return { kind: 'figure', image, ...(caption ? { caption } : {}) }
}

function readItems<Kind extends ListBlock['kind'], Item>(kind: Kind, readItem: (value: unknown, place: Place) => Item) {
  return (block: Attributes, place: Place) => {
    const items = readEach(read(withItems, block, place).items, within(place, 'items'), readItem)
    return items.length === 0 ? withoutEntry(place) : { kind, ...readTitle(block, place), items }
  }
}

function withoutEntry(place: Place): undefined {
  return leaveOut(place, 'is a list without an entry')
}

function readTitledText(value: unknown, place: Place): TitledText {
  return read(titledText, value, place)
}

function readCard(value: unknown, place: Place): Card {
  const { title, text, action } = read(card, value, place)
  const allowed = readAction(action, within(place, 'action'))
  return { title, text, ...(allowed ? { action: allowed } : {}) }
}

function readQuestion(value: unknown, place: Place): QuestionAndAnswer {
  const { question: asked, answer } = read(question, value, place)
  return { question: asked, answer: readRichText(answer, within(place, 'answer')) }
}

const action = v.object({ label: fields.label, href: v.string() })

/** What a button leads to; undefined where there is none, or where its link is not allowed. */
function readAction(value: unknown, place: Place): Action | undefined {
  if (value === undefined || value === null) return undefined
  const { label, href } = read(action, value, place)
  const allowed = place.mayNameFacts && linksToFact(href) ? href : allowedLink(href)
  return allowed === undefined ? leaveOut(within(place, 'href'), linkNotAllowed) : { label, href: allowed }
}

export const articleLink = v.object({ slug: fields.slug, title: fields.label })

/** The articles that a field names. */
export function readArticleLinks(field: unknown, place: Place): ArticleLink[] {
  return readEach(allRelated(field, place), within(place, 'data'), (value, place) => read(articleLink, value, place))
}

const titled = v.object({ title: fields.optionalLabel })

/** The title of a block that may have none, to be spread into it. */
function readTitle(fields: unknown, place: Place): { title?: string } {
  const { title } = read(titled, fields, place)
  return title ? { title } : {}
}
