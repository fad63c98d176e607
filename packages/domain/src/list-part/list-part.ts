/** A part of a list: `page` of `pages`, counted from 1. */
export interface ListPart<Entry> {
  entries: readonly Entry[]
  page: number
  pages: number
  /** Of the whole list. */
  count: number
}

/** The part that an address names; whatever is no such number is the first. */
export function partNumber(text: string | undefined): number {
  return text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 1
}

/** Of `size` entries; undefined for a part that the list does not have; an empty list is one empty part. */
export function partOf<Entry>(entries: readonly Entry[], page: number, size: number): ListPart<Entry> | undefined {
  const pages = Math.max(1, Math.ceil(entries.length / size))
  if (!Number.isInteger(page) || page < 1 || page > pages) return undefined
  const start = (page - 1) * size
  return { entries: entries.slice(start, start + size), page, pages, count: entries.length }
}
