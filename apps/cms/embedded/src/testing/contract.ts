import { createCmsClient } from '@clairmemoire/cms-client'
import { checked } from '@clairmemoire/cms-client/checked'
import type { Problem } from '@clairmemoire/cms-client/problem'
import { locales } from '@clairmemoire/domain/locale'
import { describe, expect, it } from 'vitest'
import { contentFolder } from '../documents/content-folder.ts'
import { type Entry, gather } from '../documents/content.ts'

const id = expect.any(Number)

/**
 * What every content service answers, the embedded one and Strapi alike: run it against one that holds the documents of a
 * folder and nothing else.
 */
export async function contentServiceContract(originOf: () => string, folder: string): Promise<void> {
  const gathered = gather(await contentFolder(folder).read())
  if ('faults' in gathered)
    throw new Error(`The documents in ${folder} are not good: ${JSON.stringify(gathered.faults)}`)
  const { content } = gathered
  const ask = (request: string, init?: RequestInit) => fetch(`${originOf()}/api/${request}`, init)
  const json = async (request: string): Promise<unknown> => (await ask(request)).json()

  describe.each(locales)('the documents in %s', (locale) => {
    const { entries, listed } = content[locale]
    const problems: Problem[] = []
    const onProblem = (problem: Problem) => problems.push(problem)
    const client = () => createCmsClient({ origin: originOf(), timeout: 10_000, onProblem })
    const documents = <Kind extends 'articles' | 'pages' | 'studies' | 'people' | 'glossary'>(kind: Kind) =>
      entries[kind].map(({ slug, attributes }: Entry) => ({ slug, value: checked(kind, attributes(), slug).value }))

    it('have a footer of groups of links (R7-32)', async () => {
      expect(await json(`index?populate[Footer][populate]=*&locale=${locale}`)).toMatchObject({
        data: {
          id,
          attributes: {
            Footer: [
              { id, title: expect.any(String), group: expect.arrayContaining([expect.objectContaining({ id })]) },
            ],
          },
        },
      })
      const [footer] = entries.footer
      expect(await client().readFooter(locale)).toEqual(checked('footer', footer?.attributes() ?? {}, 'footer').value)
    })

    it('have the list of articles as it is: an array, the latest first (R7-31)', async () => {
      expect(await json(`get-articles?locale=${locale}`)).toEqual(listed)
      expect(await client().readArticles(locale)).toEqual(listed)
    })

    it('come in parts of a list', async () => {
      expect(await client().readArticles(locale, { page: 1, pageSize: 1 })).toEqual(listed.slice(0, 1))
      expect(await client().readArticles(locale, { page: 2, pageSize: 1 })).toEqual(listed.slice(1, 2))
      expect(await client().readArticles(locale, { page: 1_000, pageSize: 100 })).toEqual([])
    })

    it('are read one by one as they were written (R7-30)', async () => {
      const { readArticle, readPage, readPerson, readStudy, readStudies } = client()
      for (const { slug, value } of documents('articles')) expect(await readArticle(locale, slug)).toEqual(value)
      for (const { slug, value } of documents('pages')) expect(await readPage(locale, slug)).toEqual(value)
      for (const { slug, value } of documents('people')) expect(await readPerson(locale, slug)).toEqual(value)
      for (const { slug, value } of documents('studies')) expect(await readStudy(locale, slug)).toEqual(value)
      expect((await readStudies(locale)).toSorted(bySlug)).toEqual(
        documents('studies')
          .map(({ value }) => value)
          .toSorted(bySlug),
      )
      const words = await client().readGlossary(locale)
      expect(words.toSorted(bySlug)).toEqual(
        documents('glossary')
          .map(({ value }) => value)
          .toSorted(bySlug),
      )
      expect(problems).toEqual([])
    })

    it('are not those of the other language', async () => {
      const others = locales.filter((other) => other !== locale).flatMap((other) => content[other].entries.articles)
      for (const { slug } of others.filter(({ slug }) => entries.articles.every((own) => own.slug !== slug)))
        expect(await client().readArticle(locale, slug)).toBeUndefined()
    })
  })

  it('a collection tells how long it is', async () => {
    const total = content.fr.entries.articles.length
    expect(await json('articles?locale=fr&pagination[page]=1&pagination[pageSize]=1')).toMatchObject({
      data: [{ id, attributes: { slug: expect.any(String), title: expect.any(String) } }],
      meta: { pagination: { page: 1, pageSize: 1, pageCount: total, total } },
    })
  })

  it('what is not asked for by name is not there', async () => {
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
    '%s is missing in the form that is agreed',
    async (request) => {
      const answer = await ask(request)
      const error = { status: 404, name: 'NotFoundError', message: 'Not Found', details: {} }
      expect([answer.status, await answer.json()]).toEqual([404, { data: null, error }])
    },
  )

  it('a parameter that nobody knows is refused', async () => {
    const answer = await ask('articles?locale=fr&unknown=1')
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      { data: null, error: { name: 'ValidationError' } },
    ])
  })

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('%s changes nothing', async (method) => {
    expect((await ask('articles', { method })).status).toBeGreaterThanOrEqual(400)
    expect(await json('get-articles?locale=fr')).toEqual(content.fr.listed)
  })
}

function bySlug(one: { slug: string } | undefined, other: { slug: string } | undefined): number {
  return (one?.slug ?? '').localeCompare(other?.slug ?? '')
}
