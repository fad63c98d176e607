/** How many articles a page of the list shows, however many there are. */
export const partSize = 20

/** A part of a list: `page` of `pages`, counted from 1. */
export interface ListPart<Entry> {
  entries: readonly Entry[]
  page: number
  pages: number
  /** Of the whole list. */
  count: number
}

/** Undefined for a part that the list does not have; an empty list is one empty part. */
export function partOf<Entry>(entries: readonly Entry[], page: number): ListPart<Entry> | undefined {
  const pages = Math.max(1, Math.ceil(entries.length / partSize))
  if (!Number.isInteger(page) || page < 1 || page > pages) return undefined
  const start = (page - 1) * partSize
  return { entries: entries.slice(start, start + partSize), page, pages, count: entries.length }
}
