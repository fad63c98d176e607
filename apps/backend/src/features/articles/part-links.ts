import type { Locale, Topic } from '@clairmemoire/api-client/schema'

interface Part {
  locale: Locale
  category: Topic | undefined
  page: number
  pageSize: number
  /** How many articles all parts have together. */
  total: number
}

/** The header `Link` of a part of the list (RFC 8288), with paths that hold on any origin. */
export function partLinks({ locale, category, page, pageSize, total }: Part): string {
  const last = Math.max(1, Math.ceil(total / pageSize))
  const pages = { first: 1, prev: Math.min(page - 1, last), next: page + 1, last }
  return Object.entries(pages)
    .filter(([, target]) => target >= 1 && target <= last)
    .map(([relation, target]) => {
      const query = new URLSearchParams({
        locale,
        ...(category ? { category } : {}),
        page: String(target),
        page_size: String(pageSize),
      })
      return `</api/articles?${query.toString()}>; rel="${relation}"`
    })
    .join(', ')
}
