import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startService } from '@clairmemoire/launch/service'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkCrawl } from './check-crawl.ts'
import { checkMetadata } from './check-metadata.ts'
import { checkRow } from './check-row.ts'
import { checkMarkup, checkSite } from './check-site.ts'
import { crawl } from './crawl.ts'
import type { SpecRow } from './spec-table.ts'
import { type Visit, visitorOf } from './visit.ts'

describe('the built site', () => {
  let folder: string
  let visit: Visit
  const services: ReturnType<typeof startService>[] = []

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'site-check-'))
    const cms = startService('apps/cms/embedded/src/main.ts', { CMS_PORT: '0' })
    services.push(cms)
    const site = startService('apps/web/server/main.ts', {
      PORT: '0',
      DATA_DIR: folder,
      CMS_URL: `http://127.0.0.1:${await cms.ready}`,
      // No page to read asks the backend for anything.
      BACKEND_URL: 'http://127.0.0.1:9',
    })
    services.push(site)
    visit = visitorOf(`http://127.0.0.1:${await site.ready}`)
  })
  afterAll(async () => {
    for (const service of services.toReversed()) await service.stop()
    await rm(folder, { recursive: true, force: true })
  })

  test('is what the table of the specification says, on both hosts, and every link leads to a sound page', async () => {
    const { pages, problems } = await checkSite(visit)
    expect(problems).toEqual([])
    expect(pages).toBeGreaterThan(50)
  })
})

/** A site of a few pages: what stands in the body of each, by its path. */
function siteOf(bodies: Readonly<Record<string, string>>): Visit {
  return async (_locale, address) => {
    const body = bodies[address]
    const headers = { 'content-type': 'text/html; charset=utf-8' }
    if (body === undefined) return { status: 404, headers, body: pageWith('', 'Not found') }
    return { status: 200, headers, body: pageWith(body, address) }
  }
}

const pageWith = (body: string, title: string) =>
  `<!doctype html><html lang="fr"><head><title>${title}</title><meta name="description" content="${title}"></head><body>${body}</body></html>`

const problemsOf = async (bodies: Readonly<Record<string, string>>, listed = Object.keys(bodies)) =>
  checkCrawl('fr', await crawl('fr', siteOf(bodies)), listed)

describe('a crawl finds', () => {
  const linkTo = (address: string) => `<a href="${address}">on</a>`

  test('nothing wrong with pages that lead to each other', async () => {
    expect(await problemsOf({ '/': linkTo('/a'), '/a': linkTo('/#part') })).toEqual([])
  })

  test('a link that leads nowhere', async () => {
    expect(await problemsOf({ '/': linkTo('/gone') })).toContain('fr /gone: a link leads there, and it answers 404')
  })

  test('a link that is none', async () => {
    expect(await problemsOf({ '/': linkTo('javascript:void 0') })).toEqual(['fr /: links to "javascript:void 0"'])
  })

  test('a page that is too far away', async () => {
    const chain = { '/': linkTo('/1'), '/1': linkTo('/2'), '/2': linkTo('/3'), '/3': linkTo('/4'), '/4': '' }
    expect(await problemsOf(chain)).toEqual(['fr /4: is 4 clicks away'])
  })

  test('a page that no link leads to, and one that the sitemap leaves out', async () => {
    expect(await problemsOf({ '/': linkTo('/a'), '/a': '', '/alone': '' }, ['/', '/alone'])).toEqual([
      'fr /alone: is in the sitemap, and no link leads there',
      'fr /a: is indexed, and not in the sitemap',
    ])
  })

  test('two pages of one title', async () => {
    const same: Visit = async () => ({
      status: 200,
      headers: { 'content-type': 'text/html' },
      body: pageWith(linkTo('/a'), 'Same'),
    })
    expect(checkCrawl('fr', await crawl('fr', same), ['/', '/a'])).toContain('fr /a: is called as /')
  })
})

describe('a look at a page finds', () => {
  const found = async (body: string) => (await crawl('fr', siteOf({ '/': body }))).slice(0, 1)

  test('markup that is not valid', async () => {
    const [page] = await found('<ul><p>no entry</p></ul>')
    expect(page && (await checkMarkup('fr', page)).join()).toContain('element-permitted-content')
  })

  test('that it tells nobody anything', async () => {
    const [page] = await found('')
    expect(page && (await checkMetadata('fr', page, siteOf({})))).toEqual([
      'fr /: has no data of schema.org',
      'fr /: has no picture to share',
    ])
  })

  test('data that lacks what it needs', async () => {
    const data = '{"@graph":[{"@type":"Article","headline":"A"},{"@type":"Review"}]}'
    const [page] = await found(`<script type="application/ld+json">${data}</script>`)
    const problems = page && (await checkMetadata('fr', page, siteOf({})))
    expect(problems).toContain('fr /: tells of Article without author')
    expect(problems).toContain('fr /: tells of Review, which nobody has described here')
  })
})

test('a row finds a page that is not as the table says', async () => {
  const row: SpecRow = { shown: { fr: '/a' }, aliases: ['/b'], title: { fr: 'A propos' } }
  const problems = await checkRow(row, siteOf({ '/a': '<h1>One</h1><h1>Two</h1>', '/b': '' }))
  expect(problems).toEqual(
    expect.arrayContaining([
      'fr /a: is called "/a"',
      'fr /a: has 2 main headings',
      'fr /a: has no header',
      'fr /a: has no footer',
      'fr /b: answers 200 and leads to nowhere, not to /a',
      'en /a: answers 200, and there is no such page',
    ]),
  )
})
