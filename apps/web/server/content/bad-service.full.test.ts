import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { article, block, footer, many, one, paragraph } from '@clairmemoire/cms-client/testing/wire'
import { logTo } from '@clairmemoire/observability/testing/log-to'
import { outageTracker } from '@clairmemoire/observability/outage-tracker'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { answer, type Script, type ScriptedService, scriptedService } from '../testing/scripted-service.ts'
import { startTestSite, type TestSite } from '../testing/test-site.ts'
import { siteContent } from './site-content.ts'

const secret = 'between us'
/** A word of the content, which must not appear in the log. */
const words = 'Anticonstitutionnellement'
const missing = { data: null, error: { status: 404, name: 'NotFoundError', message: 'Not Found', details: {} } }

const sleep = (fields: object = {}) => article({ slug: 'sommeil', title: `${words} et mémoire`, ...fields })
const links = (count: number) =>
  one(
    footer({
      title: 'Clinique',
      group: Array.from({ length: count }, (_, index) => ({ name: `${words} ${index}`, link: '/', text: '' })),
    }),
  )
const good = { index: links(1), list: [{ ...sleep(), readingMinutes: 2 }], articles: many(sleep()) }

function scriptWith(documents: { index: unknown; list: unknown; articles: unknown }): Script {
  return (path, response) => {
    if (path.startsWith('index')) answer(response, documents.index)
    else if (/^(?:glossary|studies)/.test(path)) answer(response, many())
    else if (!path.startsWith('get-articles')) answer(response, documents.articles)
    else answer(response, path.includes('[page]=1&') ? documents.list : [])
  }
}

/** The reason in a line of the log. */
const wordsOf = (line: string) => (JSON.parse(line) as { reason: string }).reason

let folder: string
let service: ScriptedService
let backend: ScriptedService
let site: TestSite
let logged: string[]
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'bad-service-'))
  service = await scriptedService(scriptWith(good))
  backend = await scriptedService((_path, response) => answer(response, { states: [] }))
  logged = []
  const log = logTo((line) => logged.push(wordsOf(line)))
  const content = siteContent(
    { cmsUrl: service.origin, dataDirectory: folder, studySites: {}, backendUrl: backend.origin },
    log,
    outageTracker(log),
  )
  site = await startTestSite({ CMS_WEBHOOK_SECRET: secret }, content)
})
afterEach(async () => {
  await site.close()
  await service[Symbol.asyncDispose]()
  await backend[Symbol.asyncDispose]()
  await rm(folder, { recursive: true })
})

const published = () =>
  site.fetch('/cms/published', { method: 'POST', headers: { authorization: `Bearer ${secret}` }, body: '{}' })
const pages = ['/', '/nos-articles', '/nos-articles/article/sommeil'] as const

async function shown(address: string) {
  const response = await site.fetch(address)
  return { status: response.status, html: await response.text() }
}

/** Reads every page, gives the service this script, and returns the page after three publications. */
async function pageAfterScript(script: Script, address: string) {
  for (const page of pages) await shown(page)
  service.setScript(script)
  let last = await shown(address)
  for (let times = 0; times < 3; times += 1) {
    await published()
    last = await shown(address)
  }
  return last
}

const frame = ['<header', 'href="tel:', '<footer']

describe.each<[string, Script]>([
  ['exceeds the timeout', () => undefined],
  ['closes the connection', (_path, response) => response.destroy()],
  ['answers 500', (_path, response) => answer(response, missing, 500)],
  ['answers 401', (_path, response) => answer(response, missing, 401)],
  ['sends a truncated response', (_path, response) => answer(response, '{"data":{"attributes":{"Foo')],
  ['sends an HTML page', (_path, response) => answer(response, '<!doctype html><h1>Maintenance</h1>')],
  ['sends other data', (_path, response) => answer(response, { data: 5 })],
])('while the content service %s', (_, script) => {
  test.each(pages)('%s stays as it was', async (address) => {
    const { status, html } = await pageAfterScript(script, address)
    expect(status).toBe(200)
    for (const part of [...frame, words]) expect(html).toContain(part)
    expect(logged.join('\n')).not.toContain(words)
  })

  test('a page whose content was never read shows an error, with header, telephone and footer', async () => {
    await shown('/')
    service.setScript(script)
    const { status, html } = await shown('/nos-articles/article/sommeil')
    expect(status).toBe(503)
    for (const part of [...frame, 'Erreur']) expect(html).toContain(part)
    expect(logged).toEqual([expect.stringMatching(/^The content service /)])
  })
})

describe('if a document is invalid, its page keeps the last valid version, and one log line has document, field and reason', () => {
  test.each([
    ['a field is missing', { title: undefined }, 'fr/articles/sommeil cannot be read: title: is missing'],
    [
      'a field is of another type',
      { title: 5 },
      'fr/articles/sommeil cannot be read: title: is not a text: put it between quotation marks',
    ],
    [
      'the title has 2,000 letters',
      { title: words.repeat(80) },
      'fr/articles/sommeil cannot be read: title: is longer than 255 characters',
    ],
    [
      'a block has no text',
      { body: [block('lead', {}), block('lead', {})] },
      'fr/articles/sommeil cannot be read: body[0].text: is missing',
    ],
  ])('%s', async (_, fields, reason) => {
    const spoiled = many({ ...sleep(), ...fields })
    const { status, html } = await pageAfterScript(
      scriptWith({ ...good, articles: spoiled }),
      '/nos-articles/article/sommeil',
    )
    expect(status).toBe(200)
    expect(html).toContain(`${words} et mémoire`)
    expect(logged).toEqual([reason])
  })

  test('the footer has 200 links', async () => {
    const { html } = await pageAfterScript(scriptWith({ ...good, index: links(200) }), '/')
    expect(html).toContain(`${words} 0`)
    expect(logged).toEqual(['fr/footer cannot be read: Footer: has more than 60 links'])
  })
})

test('unreadable documents are missing from the list of all pages, and everything else is there', async () => {
  const others = scriptWith(good)
  service.setScript((path, response) =>
    path.startsWith('pages') ? answer(response, many({ title: 5 })) : others(path, response),
  )
  const { status, html } = await shown('/plan-du-site')
  expect(status).toBe(200)
  expect(html).toContain(`${words} et mémoire`)
})

describe('parts that cannot be shown are omitted, the rest is shown, and one log line names part and reason', () => {
  test.each([
    [
      'a block of an unknown kind',
      { body: [block('video', { text: words }), block('lead', { text: 'Le reste.' })] },
      'fr/articles/sommeil: body[0].__component: is not one of: lead, ',
    ],
    [
      'an image without a description',
      {
        body: [
          block('figure', { caption: words, image: one({ url: '/uploads/a.webp', alternativeText: null }) }),
          block('lead', { text: 'Le reste.' }),
        ],
      },
      'fr/articles/sommeil: body[0].image',
    ],
    [
      'links that lead elsewhere',
      {
        body: [
          block('text', {
            text: [paragraph({ type: 'link', url: 'javascript:alert(1)', children: [{ type: 'text', text: 'a' }] })],
          }),
          block('lead', { text: 'Le reste.' }),
        ],
        sources: [{ title: words, href: 'data:text/html,x' }],
      },
      '(and 1 more)',
    ],
  ])('%s', async (_, fields, line) => {
    const { status, html } = await pageAfterScript(scriptWith({ ...good, articles: many(sleep(fields)) }), pages[2])
    expect(status).toBe(200)
    expect(html).toContain('Le reste.')
    expect(html).not.toMatch(/javascript:|data:text/)
    expect(logged).toEqual([expect.stringContaining(line)])
    expect(logged.join('\n')).not.toContain(words)
  })

  test('the second of two documents with the same slug', async () => {
    const duplicates = [good.list[0], { ...good.list[0], title: 'Le second' }]
    const { html } = await pageAfterScript(scriptWith({ ...good, list: duplicates }), '/nos-articles')
    expect(html).not.toContain('Le second')
    expect(logged).toEqual(['fr/articles: [1].slug: is the address of another document'])
  })
})

test('a language that the service does not have gets the default links', async () => {
  service.setScript((_path, response) => answer(response, missing, 404))
  const { status, html } = await shown('/')
  expect(status).toBe(200)
  expect(html).toContain('href="/trouver-un-essai"')
  expect(logged).toEqual([])
})

/** The status of the response after a redirect to the canonical address, if there is one. */
async function shownInTheEnd(address: string) {
  const response = await site.fetch(address)
  const spelled = response.headers.get('location')
  return spelled === null ? response.status : (await site.fetch(spelled)).status
}

test.each(['/nos-articles/article/..%2F..%2Fadmin', '/nos-articles/article/A_B', '/nos-articles/article/a%00b'])(
  '%s is not an article, and causes no request to the service',
  async (address) => {
    expect(await shownInTheEnd(address)).toBe(404)
    expect(service.requestedPaths.filter((path) => !path.startsWith('index'))).toEqual([])
  },
)

test('the list shows a part of ten thousand articles, which is as large as with twenty-one articles', async () => {
  const entry = (index: number) => ({ ...good.list[0], slug: `article-${index}` })
  const partsOf = (count: number): Script => {
    const all = Array.from({ length: count }, (_, index) => entry(index))
    return (path, response) => {
      if (path.startsWith('index')) return answer(response, good.index)
      const page = Number(/\[page\]=(\d+)/.exec(path)?.[1])
      answer(response, all.slice((page - 1) * 100, page * 100))
    }
  }
  const bytesWith = async (count: number) => {
    service.setScript(partsOf(count))
    await published()
    return (await shown('/nos-articles')).html.length
  }
  expect((await bytesWith(10_000)) - (await bytesWith(21))).toBeLessThan(100)
})
