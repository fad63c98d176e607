import type { Locale } from '@clairmemoire/domain/locale'
import type { BlockKind } from './reading/page.ts'

/** A part of a long list: `page` counts from 1, `pageSize` is at most 100. */
export interface ListPart {
  page: number
  pageSize: number
}

/** The most entries that one answer contains. */
export const maxPartSize = 100

/** The nested fields of each block that a query has to name: images, people, list entries and their links. */
const blockParts: Readonly<Record<BlockKind, readonly string[]>> = {
  lead: [],
  text: [],
  steps: ['items'],
  cards: ['items', 'action'],
  people: ['people', 'portrait'],
  questions: ['items'],
  notice: [],
  'call-to-action': ['action'],
  figure: ['image'],
  'related-articles': ['articles'],
  pillars: ['items'],
  'easy-read': ['items'],
}

/** The nested fields of each document type, as a query. */
export const populates = {
  articles: [...['author', 'reviewer', 'short', 'sources'].map(populated), blocks('body'), related('related')].join(
    '&',
  ),
  pages: blocks('blocks'),
  studies: [
    ...['registryIds', 'procedures', 'sites', 'countries', 'placebo', 'introduction', 'questionsToAsk', 'approval'].map(
      populated,
    ),
    'populate[criteria][populate][stages]=true',
    ...['sources', 'whatItTests', 'whatHappens', 'goodToKnow', 'closed'].map(
      (part) => `populate[page][populate][${part}]=true`,
    ),
    ...['visits', 'results'].map((part) => `populate[page][populate][${part}][populate]=*`),
  ].join('&'),
  people: populated('portrait'),
  glossary: '',
  footer: 'populate[Footer][populate]=*',
} as const

/** The nested fields of a study with its register lines, which only a check needs. */
export const studyWithRegisterLines = `${populates.studies}&populate[registerLines][populate]=*`

/** The paths below `{cms}/api/` with the queries that Strapi expects (R7-30 to R7-32). Nested fields have to be named. */
export const requests = {
  footer: (locale: Locale) => `index?${populates.footer}&locale=${locale}`,
  articles: (locale: Locale, part: ListPart) => `get-articles?locale=${locale}&${paginated(part)}`,
  article: (locale: Locale, slug: string) => `articles?${bySlug(locale, slug)}&${populates.articles}`,
  page: (locale: Locale, slug: string) => `pages?${bySlug(locale, slug)}&${populates.pages}`,
  study: (locale: Locale, slug: string) => `studies?${bySlug(locale, slug)}&${populates.studies}`,
  studies: (locale: Locale, part: ListPart, populate: string = populates.studies) =>
    `studies?locale=${locale}&${populate}&${paginated(part)}`,
  person: (locale: Locale, slug: string) => `people?${bySlug(locale, slug)}&${populates.people}`,
  glossary: (locale: Locale, part: ListPart) => `glossary?locale=${locale}&${paginated(part)}`,
} as const

function bySlug(locale: Locale, slug: string): string {
  return `locale=${locale}&filters[slug][$eq]=${slug}`
}

function populated(field: string): string {
  return `populate[${field}]=true`
}

/** Names the fields of each kind of block, because Strapi returns the entries of a block only if its kind is named. */
function blocks(field: string): string {
  return Object.entries(blockParts)
    .map(([kind, path]) => {
      const parts = path.map((name) => `[populate][${name}]`).join('')
      return `populate[${field}][on][blocks.${kind}]${parts}=true`
    })
    .join('&')
}

/** The only fields of a linked article that are requested. */
function related(field: string): string {
  return ['slug', 'title', 'publishedOn'].map((name, index) => `populate[${field}][fields][${index}]=${name}`).join('&')
}

function paginated({ page, pageSize }: ListPart): string {
  return `pagination[page]=${page}&pagination[pageSize]=${pageSize}`
}

/** The parts of a query that content services support; undefined means not requested. */
export interface Query {
  locale: string | undefined
  slug: string | undefined
  /** Fields that an answer contains only when they are named, or `*` for all. */
  populate: ReadonlySet<string>
  page: number
  pageSize: number
}

/** The number of entries in an answer by default, as in Strapi. */
const defaultPageSize = 25

/** Parses query parameters with their brackets; undefined when one is unknown, repeated or invalid. */
export function readQuery(parameters: Readonly<Record<string, unknown>>): Query | undefined {
  const query = { locale: undefined, slug: undefined, page: 1, pageSize: defaultPageSize } as Omit<Query, 'populate'>
  const populate = new Set<string>()
  for (const [name, value] of Object.entries(parameters)) {
    if (typeof value !== 'string') return undefined
    if (name === 'locale') query.locale = value
    else if (name === 'filters[slug][$eq]') query.slug = value
    else if (name === 'pagination[page]' && isCount(value)) query.page = Number(value)
    else if (name === 'pagination[pageSize]' && isCount(value)) query.pageSize = Math.min(Number(value), maxPartSize)
    else if (/^populate(?:\[\w+\](?:\[[\w.-]+\])*)?$/.test(name)) populate.add(populatedField(name, value))
    else return undefined
  }
  return { ...query, populate }
}

/**
 * The field that a parameter names: `*` in `populate=*`, Footer in `populate[0]=Footer` and in `populate[Footer][populate]=*`. The
 * rest of the parameter is ignored, because an answer may contain more than was requested.
 */
function populatedField(name: string, value: string): string {
  const [, first] = /^populate\[(\w+)\]/.exec(name) ?? []
  return first === undefined || /^\d+$/.test(first) ? value : first
}

function isCount(value: string): boolean {
  return /^[1-9]\d{0,8}$/.test(value)
}
