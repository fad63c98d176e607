import type { Locale } from '@clairmemoire/domain/locale'

/** A part of a long list: `page` counts from 1, `pageSize` is at most 100. */
export interface ListPart {
  page: number
  pageSize: number
}

/** How much of a list one answer holds at most. */
export const longestPart = 100

/**
 * The addresses under `{cms}/api/` with their queries (R7-30 to R7-32), as Strapi reads them. What a document refers to has to
 * be asked for by name.
 */
export const requests = {
  footer: (locale: Locale) => `index?populate[Footer][populate]=*&locale=${locale}`,
  articles: (locale: Locale, part: ListPart) => `get-articles?locale=${locale}&${paginated(part)}`,
  article: (locale: Locale, slug: string) =>
    `articles?${bySlug(locale, slug)}&${populated('author', 'reviewer', 'short', 'sources', 'body')}&${named('related', 'slug', 'title')}`,
  page: (locale: Locale, slug: string) => `pages?${bySlug(locale, slug)}&${populated('blocks')}`,
  study: (locale: Locale, slug: string) => `studies?${bySlug(locale, slug)}&${studyParts}`,
  studies: (locale: Locale, part: ListPart) => `studies?locale=${locale}&${studyParts}&${paginated(part)}`,
  person: (locale: Locale, slug: string) => `people?${bySlug(locale, slug)}&${populated('portrait')}`,
  glossary: (locale: Locale, part: ListPart) => `glossary?locale=${locale}&${paginated(part)}`,
} as const

const studyParts = populated('introduction', 'questionsToAsk', 'approval', 'page')

function bySlug(locale: Locale, slug: string): string {
  return `locale=${locale}&filters[slug][$eq]=${slug}`
}

function populated(...fields: readonly string[]): string {
  return fields.map((field) => `populate[${field}][populate]=*`).join('&')
}

/** Of what a document refers to these fields alone. */
function named(relation: string, ...fields: readonly string[]): string {
  return fields.map((field, index) => `populate[${relation}][fields][${index}]=${field}`).join('&')
}

function paginated({ page, pageSize }: ListPart): string {
  return `pagination[page]=${page}&pagination[pageSize]=${pageSize}`
}
