import { createCmsClient } from '@clairmemoire/cms-client'
import { expect, it } from 'vitest'
import { createContentStore } from './content-store.ts'
import { contentOnDisk } from './testing/content-on-disk.ts'
import { runningService } from './testing/running-service.ts'
import { validDocuments, articleFile } from './testing/document-files.ts'

const count = 10_000
/** Returns a date in the past, because articles with a later date are not published yet. */
const day = (index: number) => new Date(Date.UTC(1990, 0, 1 + index)).toISOString().slice(0, 10)
const articles = Object.fromEntries(
  Array.from({ length: count }, (_, index) => [
    `fr/articles/article-${index}.md`,
    articleFile({ title: `Article ${index}`, publishedOn: day(index), sources: [] }, 'Un mot, **puis** un autre.\n'),
  ]),
)

it('ten thousand articles are listed page by page, and each response has a limited size', async () => {
  using disk = contentOnDisk({
    ...validDocuments,
    ...articles,
    'fr/people/anna.md': validDocuments['en/people/anna.md'],
  })
  const surroundings = { log: () => undefined, now: () => performance.now() }
  await using service = await runningService(disk.folder, await createContentStore(disk.folder, surroundings))
  const sizes: number[] = []
  const fetchMeasured: typeof fetch = async (url, init) => {
    const answer = await fetch(url, init)
    const text = await answer.text()
    sizes.push(text.length)
    return new Response(text, answer)
  }
  const client = createCmsClient({ origin: service.origin, timeout: 10_000, fetch: fetchMeasured })

  const listed = await client.readArticles('fr')
  expect(listed).toHaveLength(count)
  expect(new Set(listed.map(({ slug }) => slug)).size).toBe(count)
  expect(listed[0]).toMatchObject({ slug: `article-${count - 1}`, readingMinutes: 1 })
  expect(await client.readArticle('fr', 'article-1234')).toMatchObject({ title: 'Article 1234' })

  expect(Math.max(...sizes)).toBeLessThan(40_000)
  const response = await fetch(`${service.origin}/api/get-articles?locale=fr&pagination[pageSize]=1000000`)
  expect(await response.json()).toHaveLength(100)
})
