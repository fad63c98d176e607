/** A page of a list: `page` of `pages`, counted from 1. */
export interface ListPart<Entry> {
  entries: readonly Entry[]
  page: number
  pages: number
  /** The number of entries in the whole list. */
  count: number
}

/** The page number in an address; anything invalid is page 1. */
export function partNumber(text: string | undefined): number {
  return text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 1
}

/** One page of a list; undefined if the page does not exist. An empty list has one empty page. */
export function partOf<Entry>(entries: readonly Entry[], page: number, size: number): ListPart<Entry> | undefined {
  const pages = Math.max(1, Math.ceil(entries.length / size))
  if (!Number.isInteger(page) || page < 1 || page > pages) return undefined
  const start = (page - 1) * size
  return { entries: entries.slice(start, start + size), page, pages, count: entries.length }
}
