import { type Locale, locales } from '@clairmemoire/domain/locale'
import { describe, expect, it } from 'vitest'
import type { Article, ArticleEntry } from '../reading/article.ts'
import { checked, type DocumentKind, type SourceDocument } from '../checked.ts'
import { createCmsClient } from '../client.ts'
import type { GlossaryEntry } from '../reading/entries.ts'
import type { Problem } from '../problem.ts'
import type { Image } from '../rich-text.ts'
import type { StudyDocument } from '../study.ts'

const id = expect.any(Number)

/**
 * Tests that every content service has to pass, both the embedded one and Strapi. Run them against a service that has exactly
 * these documents. The service may choose the paths and sizes of image files.
 */
export function contentServiceContract(originOf: () => string, documents: readonly SourceDocument[]): void {
  const of = (locale: Locale, kind: DocumentKind) =>
    documents.filter((document) => document.locale === locale && document.kind === kind)
  const valuesOf = (locale: Locale, kind: DocumentKind) =>
    of(locale, kind).map(({ slug, attributes }) => ({ slug, value: checked(kind, attributes, slug).value }))
  const listedIn = (locale: Locale) =>
    valuesOf(locale, 'articles')
      .map(({ value }) => entryOf(value as Article))
      .toSorted(latestFirst)
  const ask = (request: string, init?: RequestInit) => fetch(`${originOf()}/api/${request}`, init)
  const json = async (request: string): Promise<unknown> => (await ask(request)).json()

  describe.each(locales)('the documents in %s', (locale) => {
    const listed = listedIn(locale)
    const problems: Problem[] = []
    const onProblem = (problem: Problem) => problems.push(problem)
    const client = () => createCmsClient({ origin: originOf(), timeout: 10_000, onProblem })
    it('include a footer of link groups (R7-32)', async () => {
      const groups = of(locale, 'footer').flatMap(({ attributes }) => attributes['Footer'])
      const group = { id, title: expect.any(String), group: expect.arrayContaining([expect.objectContaining({ id })]) }
      expect(await json(`index?populate[Footer][populate]=*&locale=${locale}`)).toMatchObject({
        data: { id, attributes: { Footer: groups.map(() => group) } },
      })
      expect(await client().readFooter(locale)).toEqual(valuesOf(locale, 'footer')[0]?.value)
    })

    it('include the list of articles as a bare array, latest first (R7-31)', async () => {
      expect(await json(`get-articles?locale=${locale}`)).toEqual(listed)
      expect(await client().readArticles(locale)).toEqual(listed)
    })

    it('are paginated', async () => {
      expect(await client().readArticles(locale, { page: 1, pageSize: 1 })).toEqual(listed.slice(0, 1))
      expect(await client().readArticles(locale, { page: 2, pageSize: 1 })).toEqual(listed.slice(1, 2))
      expect(await client().readArticles(locale, { page: 1_000, pageSize: 100 })).toEqual([])
    })

    it('are each read as they were written (R7-30)', async () => {
      const { readArticle, readPage, readPerson, readStudy, readStudies, readStudiesToCheck } = client()
      const read = { articles: readArticle, pages: readPage, studies: readStudy, people: readPerson }
      for (const kind of ['articles', 'pages', 'studies', 'people'] as const)
        for (const { slug, value } of valuesOf(locale, kind))
          expect(withoutFiles(await read[kind](locale, slug))).toEqual(withoutFiles(withoutLines(value)))
      const studies = valuesOf(locale, 'studies').map(({ value }) => value as StudyDocument)
      expect((await readStudies(locale)).toSorted(bySlug)).toEqual(studies.map(withoutLines).toSorted(bySlug))
      expect((await readStudiesToCheck(locale)).map(linesOf).toSorted(bySlug)).toEqual(
        studies.map(linesOf).toSorted(bySlug),
      )
      const words = await client().readGlossary(locale)
      expect(words.toSorted(bySlug)).toEqual(
        valuesOf(locale, 'glossary')
          .map(({ value }) => value as GlossaryEntry)
          .toSorted(bySlug),
      )
      expect(problems).toEqual([])
    })

    it('only name images that exist', async () => {
      const articles = await Promise.all(of(locale, 'articles').map(({ slug }) => client().readArticle(locale, slug)))
      const pages = await Promise.all(of(locale, 'pages').map(({ slug }) => client().readPage(locale, slug)))
      const people = await Promise.all(of(locale, 'people').map(({ slug }) => client().readPerson(locale, slug)))
      for (const { url } of imagesIn([articles, pages, people])) {
        const answer = await fetch(originOf() + url)
        expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp'])
      }
    })

    it('exclude those of the other language', async () => {
      const own = new Set(of(locale, 'articles').map(({ slug }) => slug))
      const others = locales.filter((other) => other !== locale).flatMap((other) => of(other, 'articles'))
      for (const { slug } of others.filter(({ slug }) => !own.has(slug)))
        expect(await client().readArticle(locale, slug)).toBeUndefined()
    })
  })

  it('a collection has a total', async () => {
    const total = of('fr', 'articles').length
    expect(await json('articles?locale=fr&pagination[page]=1&pagination[pageSize]=1')).toMatchObject({
      data: [{ id, attributes: { slug: expect.any(String), title: expect.any(String) } }],
      meta: { pagination: { page: 1, pageSize: 1, pageCount: total, total } },
    })
  })

  it('fields that are not requested are absent', async () => {
    const { data } = (await json('index?locale=fr')) as { data: { attributes: object } }
    expect(data.attributes).not.toHaveProperty('Footer')
  })

  it.each(['nothing-of-this-name', '..', '../../etc/passwd', '%00', "' OR 1=1 --"])(
    'no document has the slug %j',
    async (slug) => {
      const answer = await ask(`articles?locale=fr&filters[slug][$eq]=${slug}`)
      expect([answer.status, await answer.json()]).toEqual([200, expect.objectContaining({ data: [] })])
    },
  )

  it.each(['index?locale=de', 'index?populate[Footer][populate]=*&locale=xx', 'nothing', '../index'])(
    '%s is answered with the agreed 404',
    async (request) => {
      const answer = await ask(request)
      const error = { status: 404, name: 'NotFoundError', message: 'Not Found', details: {} }
      expect([answer.status, await answer.json()]).toEqual([404, { data: null, error }])
    },
  )

  it.each([
    'x=1',
    'locale=en&locale=fr',
    'filters[title][$eq]=Sleep',
    'filters[slug][$ne]=sleep',
    'pagination[page]=0',
    'pagination[pageSize]=-1',
    'pagination[limit]=1000000',
    'populate[a.b]=*',
    'status=draft',
    '__proto__[x]=1',
  ])('%s is not a supported query', async (query) => {
    const answer = await ask(`articles?${query}`)
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      { data: null, error: { status: 400, name: 'ValidationError' } },
    ])
  })

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('%s changes nothing', async (method) => {
    const answer = await ask('articles', { method })
    expect([answer.status, answer.headers.get('allow'), await answer.json()]).toMatchObject([
      405,
      'GET, HEAD',
      { data: null, error: { status: 405 } },
    ])
    expect(await json('get-articles?locale=fr')).toEqual(listedIn('fr'))
  })
}

function entryOf(article: Article): ArticleEntry {
  const { slug, title, description, topics, publishedOn, reviewedOn, readingMinutes, sample } = article
  return { slug, title, description, topics, publishedOn, reviewedOn, readingMinutes, sample }
}

function latestFirst(one: ArticleEntry, other: ArticleEntry): number {
  return other.publishedOn.localeCompare(one.publishedOn) || one.slug.localeCompare(other.slug)
}

function bySlug(one: { slug: string }, other: { slug: string }): number {
  return one.slug.localeCompare(other.slug)
}

const ofTheFile = new Set(['url', 'width', 'height', 'sizes'])

function withoutFiles(document: unknown): unknown {
  return JSON.parse(JSON.stringify(document ?? null), function (this: object, key: string, value: unknown) {
    return ofTheFile.has(key) && 'alt' in this ? undefined : value
  })
}

/** For a study without lines, a service may send an empty list or no list. */
function linesOf({ slug, registerLines = [] }: StudyDocument) {
  return { slug, registerLines }
}

/** Readers do not get the lines of a register. */
function withoutLines<Document extends object | undefined>(document: Document): Document {
  return document && { ...document, registerLines: undefined }
}

function imagesIn(value: unknown): Image[] {
  if (typeof value !== 'object' || value === null) return []
  return 'alt' in value ? [value as Image] : Object.values(value).flatMap(imagesIn)
}
