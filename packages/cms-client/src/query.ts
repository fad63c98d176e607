/** What a reader may ask a content service for, a list or a document; undefined is not asked for. */
export interface Query {
  locale: string | undefined
  slug: string | undefined
  /** Fields that stand in an answer only when they are named, or `*` for all of them. */
  populate: ReadonlySet<string>
  page: number
  pageSize: number
}

/** Entries of an answer unless a reader asks for another number, and how many at most; as in Strapi. */
const usualPageSize = 25
const longestPage = 100

/** Reads the parameters of an address, with their brackets as they stand; undefined when one is unknown, twice there or no such value. */
export function readQuery(parameters: Readonly<Record<string, unknown>>): Query | undefined {
  const query = { locale: undefined, slug: undefined, page: 1, pageSize: usualPageSize } as Omit<Query, 'populate'>
  const populate = new Set<string>()
  for (const [name, value] of Object.entries(parameters)) {
    if (typeof value !== 'string') return undefined
    if (name === 'locale') query.locale = value
    else if (name === 'filters[slug][$eq]') query.slug = value
    else if (name === 'pagination[page]' && isCount(value)) query.page = Number(value)
    else if (name === 'pagination[pageSize]' && isCount(value)) query.pageSize = Math.min(Number(value), longestPage)
    else if (/^populate(?:\[\w+\](?:\[[\w.-]+\])*)?$/.test(name)) populate.add(populated(name, value))
    else return undefined
  }
  return { ...query, populate }
}

/**
 * `populate=*`, `populate[0]=Footer` and `populate[Footer][populate]=*` name `*`, Footer and Footer. What of a field is asked
 * for stands behind its name: whoever answers with more than that answers all the same.
 */
function populated(name: string, value: string): string {
  const [, first] = /^populate\[(\w+)\]/.exec(name) ?? []
  return first === undefined || /^\d+$/.test(first) ? value : first
}

function isCount(value: string): boolean {
  return /^[1-9]\d{0,8}$/.test(value)
}
