import * as v from 'valibot'
import { allowedLink } from '../allowed-link.ts'
import { type Article, type ArticleEntry, topics as knownTopics, type Source } from '../article.ts'
import { readingMinutesOf } from '../reading-minutes.ts'
import { articleLink, readArticleLinks, readBlocks } from './blocks.ts'
import type { Attributes } from './envelope.ts'
import * as fields from './fields.ts'
import { readRelatedPerson } from './person.ts'
import { leaveOut, type Place, read, readEach, within } from './read.ts'
import { linkNotAllowed } from './rich-text.ts'

const entryFields = v.object({
  ...articleLink.entries,
  description: fields.description,
  topics: fields.list,
  publishedOn: fields.day,
  reviewedOn: fields.day,
  sample: v.boolean(),
})
const listedFields = v.object({
  ...entryFields.entries,
  readingMinutes: v.pipe(v.number(), v.integer('is no number of minutes'), v.minValue(1, 'is no number of minutes')),
})
const articleFields = v.object({
  ...entryFields.entries,
  nextReview: fields.day,
  short: v.pipe(fields.list, v.minLength(1, 'is empty')),
  sources: fields.list,
  body: fields.blocks,
})
const sentenceFields = v.object({ text: fields.text })
const sourceFields = v.object({ title: fields.label, href: v.optional(v.nullable(v.string()), null) })

/** An entry of `get-articles`, which is of our own shape already. */
export function readArticleEntry(value: unknown, place: Place): ArticleEntry {
  const entry = read(listedFields, value, place)
  return { ...entry, topics: readTopics(entry.topics, place) }
}

export function readArticle(attributes: Attributes, place: Place): Article {
  const { short, sources, body, topics, ...entry } = read(articleFields, attributes, place)
  const blocks = readBlocks(body, within(place, 'body'))
  return {
    ...entry,
    topics: readTopics(topics, place),
    readingMinutes: readingMinutesOf(blocks),
    author: readRelatedPerson(attributes['author'], within(place, 'author')),
    reviewer: readRelatedPerson(attributes['reviewer'], within(place, 'reviewer')),
    related: readArticleLinks(attributes['related'], within(place, 'related')),
    short: readEach(short, within(place, 'short'), (value, place) => read(sentenceFields, value, place).text),
    sources: readEach(sources, within(place, 'sources'), readSource),
    body: blocks,
  }
}

function readTopics(values: readonly unknown[], place: Place) {
  return readEach(values, within(place, 'topics'), (value, place) => {
    const topic = knownTopics.find((known) => known === value)
    return topic ?? leaveOut(place, 'is an unknown topic')
  })
}

/** A source whose link is not allowed is still named. */
export function readSource(value: unknown, place: Place): Source {
  const { title, href } = read(sourceFields, value, place)
  if (href === null || href === '') return { title }
  const allowed = allowedLink(href)
  if (allowed !== undefined) return { title, href: allowed }
  leaveOut(within(place, 'href'), linkNotAllowed)
  return { title }
}
