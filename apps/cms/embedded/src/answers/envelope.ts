import type { Entry } from '../documents/content.ts'
import type { Query } from '@clairmemoire/cms-client/query'

/** A field that stands in an answer only when it is populated: components, relations and media. */
const populatable = new Set([
  'author',
  'reviewer',
  'related',
  'short',
  'sources',
  'body',
  'blocks',
  'portrait',
  'introduction',
  'questionsToAsk',
  'approval',
  'page',
  'Footer',
])

/** A document in the form of Strapi 4, which SPEC section 7 reads and Strapi 5 still answers with. */
function dataOf({ id, attributes }: Entry, { populate }: Query): object {
  const shown = Object.entries(attributes()).filter(
    ([name]) => !populatable.has(name) || populate.has('*') || populate.has(name),
  )
  return { id, attributes: Object.fromEntries(shown) }
}

/** An answer with one document. */
export function singleAnswer(entry: Entry, query: Query): object {
  return { data: dataOf(entry, query), meta: {} }
}

/** A part of a collection. */
export function collectionAnswer(entries: readonly Entry[], query: Query): object {
  const { page, pageSize } = query
  const pagination = { page, pageSize, pageCount: Math.ceil(entries.length / pageSize), total: entries.length }
  return { data: partOf(entries, query).map((entry) => dataOf(entry, query)), meta: { pagination } }
}

export function partOf<Value>(values: readonly Value[], { page, pageSize }: Query): readonly Value[] {
  return values.slice((page - 1) * pageSize, page * pageSize)
}

/** What is said instead of an answer. */
export function errorAnswer(status: number, name: string, message: string): object {
  return { data: null, error: { status, name, message, details: {} } }
}
