import * as v from 'valibot'
import { allowedLink } from '../allowed-link.ts'
import { topics as knownTopics } from '../topic.ts'
import { readRelatedPerson } from './entries.ts'
import * as fields from './fields.ts'
import { articleLink, type Block, readArticleLinks, readBlocks, refuseUnknownFacts } from './page.ts'
import { type Attributes, messageOf, warn, type ReadContext, read, readEach, within } from './read.ts'

/** Dates are `YYYY-MM-DD`. */
const entryFields = v.object({
  ...articleLink.entries,
  description: fields.description,
  topics: fields.list,
  publishedOn: fields.day,
  reviewedOn: fields.day,
  /** Whether the text is a placeholder for one that a physician has reviewed; the page marks it as a sample. */
  sample: v.boolean(),
})
const listedFields = v.object({
  ...entryFields.entries,
  /** Whole minutes, at least one. */
  readingMinutes: v.pipe(
    v.number(),
    v.integer(messageOf({ code: 'not_whole_number' })),
    v.minValue(1, messageOf({ code: 'below', min: 1 })),
  ),
})
const articleFields = v.object({
  ...entryFields.entries,
  nextReview: fields.day,
  /** A few sentences at the top of the article. */
  short: v.pipe(fields.list, v.minLength(1, messageOf({ code: 'empty' }))),
  sources: fields.list,
  body: fields.blocks,
})
const sentenceFields = v.object({ text: fields.text })
const sourceFields = v.object({ title: fields.label, href: fields.optional(v.string()) })

/** An article as lists show it. */
export type ArticleEntry = ReturnType<typeof readArticleEntry>

/** The date on which an article was last published or reviewed. */
export function changedOn({ publishedOn, reviewedOn }: Pick<ArticleEntry, 'publishedOn' | 'reviewedOn'>): string {
  return publishedOn > reviewedOn ? publishedOn : reviewedOn
}

/** An entry of `get-articles`, which already has our own shape. */
export function readArticleEntry(value: unknown, context: ReadContext) {
  const entry = read(listedFields, value, context)
  return { ...entry, topics: readTopics(entry.topics, context) }
}

export type Article = ReturnType<typeof readArticle>

export function readArticle(attributes: Attributes, of: ReadContext) {
  const { short, sources, body, topics, ...entry } = read(articleFields, attributes, of)
  const context = { ...of, article: entry.slug }
  const blocks = readBlocks(body, { ...within(context, 'body'), mayNameFacts: true })
  if (entry.nextReview < entry.reviewedOn) warn(within(context, 'nextReview'), { code: 'before_review' })
  refuseUnknownFacts(blocks, within(context, 'body'))
  refuseUnknownFacts(short, within(context, 'short'))
  return {
    ...entry,
    topics: readTopics(topics, context),
    readingMinutes: readingMinutesOf(blocks),
    author: readRelatedPerson(attributes['author'], within(context, 'author')),
    /** The person who checked the health text. */
    reviewer: readRelatedPerson(attributes['reviewer'], within(context, 'reviewer')),
    related: readArticleLinks(attributes['related'], within(context, 'related')),
    short: readEach(short, within(context, 'short'), (value, context) => read(sentenceFields, value, context).text),
    sources: readEach(sources, within(context, 'sources'), readSource),
    body: blocks,
  }
}

function readTopics(values: readonly unknown[], context: ReadContext) {
  return readEach(values, within(context, 'topics'), (value, context) => {
    const topic = knownTopics.find((known) => known === value)
    return topic ?? warn(context, { code: 'not_listed', known: knownTopics })
  })
}

/** A source with a disallowed link is named without the link. */
function readSource(value: unknown, context: ReadContext): v.InferOutput<typeof sourceFields> {
  const { title, href } = read(sourceFields, value, context)
  const allowed = href && allowedLink(href)
  if (href && !allowed) warn(within(context, 'href'), { code: 'link_not_allowed' })
  return allowed ? { title, href: allowed } : { title }
}

/** The words that a calm, older person reads in a minute. */
const wordsAMinute = 180

/** Reading time of the blocks in whole minutes, at least one. */
export function readingMinutesOf(blocks: readonly Block[]): number {
  return Math.max(1, Math.round(wordsIn(blocks) / wordsAMinute))
}

/** Counts the words of all shown texts: the values under these names, at any depth. */
const shown = new Set(['text', 'title', 'question', 'caption', 'label', 'name', 'role'])

function wordsIn(value: unknown): number {
  if (Array.isArray(value)) return value.reduce<number>((sum, part) => sum + wordsIn(part), 0)
  if (typeof value !== 'object' || value === null) return 0
  return Object.entries(value).reduce(
    (sum, [key, part]) => sum + (typeof part === 'string' && shown.has(key) ? countWords(part) : wordsIn(part)),
    0,
  )
}

function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}
