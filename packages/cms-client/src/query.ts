/** The parts of a query that content services support; undefined means not requested. */
export interface Query {
  locale: string | undefined
  slug: string | undefined
  /** Fields that an answer contains only when they are named, or `*` for all. */
  populate: ReadonlySet<string>
  page: number
  pageSize: number
}

/** Default and maximum number of entries in an answer; as in Strapi. */
const defaultPageSize = 25
const maxPageSize = 100

/** Parses query parameters with their brackets; undefined when one is unknown, repeated or invalid. */
export function readQuery(parameters: Readonly<Record<string, unknown>>): Query | undefined {
  const query = { locale: undefined, slug: undefined, page: 1, pageSize: defaultPageSize } as Omit<Query, 'populate'>
  const populate = new Set<string>()
  for (const [name, value] of Object.entries(parameters)) {
    if (typeof value !== 'string') return undefined
    if (name === 'locale') query.locale = value
    else if (name === 'filters[slug][$eq]') query.slug = value
    else if (name === 'pagination[page]' && isCount(value)) query.page = Number(value)
    else if (name === 'pagination[pageSize]' && isCount(value)) query.pageSize = Math.min(Number(value), maxPageSize)
    else if (/^populate(?:\[\w+\](?:\[[\w.-]+\])*)?$/.test(name)) populate.add(populated(name, value))
    else return undefined
  }
  return { ...query, populate }
}

/**
 * `populate=*`, `populate[0]=Footer` and `populate[Footer][populate]=*` name `*`, Footer and Footer. What follows a field's name
 * is ignored: an answer may contain more than requested.
 */
function populated(name: string, value: string): string {
  const [, first] = /^populate\[(\w+)\]/.exec(name) ?? []
  return first === undefined || /^\d+$/.test(first) ? value : first
}

function isCount(value: string): boolean {
  return /^[1-9]\d{0,8}$/.test(value)
}
