import { cp, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startService } from '@clairmemoire/launch/service'
import type { Browser } from '@playwright/test'
import { connections, load } from './load.ts'
import { root, withFolder } from './product.ts'
import { type Chapter, median, repeat } from './report.ts'
import { compressedPage } from './without-scripts.ts'

/** The site over a content service of its own, with as many French articles as wanted beside those of the repository. */
interface Site {
  url: string
  /** Paths of the generated articles. */
  articles: readonly string[]
  /** Writes another title into an article, and tells the site that something was published. */
  rename: (index: number, title: string) => Promise<void>
}

const list = '/nos-articles'
const runs = 5
/** Pages that are asked for at the same time. */
const atOnce = 4
/** Milliseconds after which the embedded service looks at its documents again. */
const documentsAreFresh = 1100
const secret = 'bench'

/** Pages that stand on content: how they are made, sent and changed, with few and with many articles. */
export async function manyArticles(browser: Browser): Promise<Chapter[]> {
  const few = await withArticles(9, (site) => listOf(site, browser))
  const thousand = await withArticles(1000, async (site) => ({
    ...(await listOf(site, browser)),
    made: await secondsToMakeAll(site),
    kept: await load(site.url, { method: 'GET', path: site.articles[0] ?? '', headers: { 'accept-encoding': 'br' } }),
    change: median(await repeat(runs, () => secondsToChange(site))),
  }))
  const many = await withArticles(10_000, (site) => listOf(site, browser))
  const times = (value: number, atMost: number) => ({ value, unit: 'times', target: { atMost } }) as const
  const seconds = (value: number, atMost: number) => ({ value, unit: 's', target: { atMost } }) as const
  const kept = { value: thousand.kept.requestsPerSecond, unit: 'a second', target: { atLeast: 3000 } } as const
  return [
    {
      title: 'Pages on content (generated articles)',
      measures: [
        { what: 'list with 20 articles, HTML as transferred', value: few.bytes, unit: 'bytes' },
        { what: '… with 1,011 articles, against it', ...times(thousand.bytes / few.bytes, 1.05) },
        { what: 'scripts of the list with 20 articles', value: few.scripts, unit: 'bytes' },
        { what: '… with 10,011 articles, against it', ...times(many.scripts / few.scripts, 1) },
        { what: '1,000 articles and 50 parts of the list, each made once', ...seconds(thousand.made, 20) },
        { what: `an article that is kept, ${connections} connections, one process`, ...kept },
        { what: '… 99 of 100 within', value: thousand.kept.p99, unit: 'ms' },
        { what: 'a changed document on its page, by webhook', ...seconds(thousand.change, 2) },
      ],
    },
  ]
}

function withArticles<Result>(count: number, measure: (site: Site) => Promise<Result>): Promise<Result> {
  return withFolder(async (folder) => {
    const content = path.join(folder, 'content')
    await cp(path.join(root, 'apps/cms/content'), content, { recursive: true })
    const sample = await readFile(path.join(content, 'fr/articles/sommeil-et-memoire.md'), 'utf8')
    const write = (index: number, title: string) =>
      writeFile(
        path.join(content, `fr/articles/article-${index}.md`),
        sample.replace(/^title: .*$/m, `title: ${title}`),
      )
    for (let index = 0; index < count; index += 1) await write(index, `Article ${index}`)
    const cms = startService('apps/cms/embedded/src/main.ts', { CMS_PORT: '0', CMS_CONTENT_DIR: content })
    const site = startService('apps/web/server/main.ts', {
      PORT: '0',
      DATA_DIR: path.join(folder, 'data'),
      BACKEND_URL: 'http://127.0.0.1:9',
      CMS_URL: `http://127.0.0.1:${await cms.ready}`,
      CMS_WEBHOOK_SECRET: secret,
    })
    try {
      const url = `http://localhost:${await site.ready}`
      const articles = Array.from({ length: count }, (_, index) => `${list}/article/article-${index}`)
      const rename = async (index: number, title: string) => {
        await write(index, title)
        await fetch(`${url}/cms/published`, { method: 'POST', headers: { authorization: `Bearer ${secret}` } })
      }
      return await measure({ url, articles, rename })
    } finally {
      await site.stop()
      await cms.stop()
    }
  })
}

/** Bytes of the list and of the scripts that a browser loads with it. */
async function listOf({ url }: Site, browser: Browser): Promise<{ bytes: number; scripts: number }> {
  const html = await textOf(url + list)
  const page = await browser.newPage()
  await page.goto(url + list, { waitUntil: 'networkidle' })
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map((entry) => (entry.name.endsWith('.js') && 'encodedBodySize' in entry ? Number(entry.encodedBodySize) : 0))
      .reduce((sum, bytes) => sum + bytes, 0),
  )
  await page.close()
  return { bytes: compressedPage(html).length, scripts }
}

/** Every article and every part of the list, asked for once. */
async function secondsToMakeAll({ url, articles }: Site): Promise<number> {
  const parts = Array.from({ length: articles.length / 20 }, (_, index) => `${list}?page=${index + 1}`)
  const left = [...articles, ...parts]
  const begun = performance.now()
  const visitor = async () => {
    for (let next = left.pop(); next !== undefined; next = left.pop()) await textOf(url + next)
  }
  await Promise.all(Array.from({ length: atOnce }, visitor))
  return (performance.now() - begun) / 1000
}

/** From the edit of a document to its words on its page. */
async function secondsToChange({ url, articles, rename }: Site): Promise<number> {
  const address = url + (articles[1] ?? '')
  const title = `Une autre fois ${performance.now()}`
  await textOf(address)
  await pause(documentsAreFresh)
  const begun = performance.now()
  await rename(1, title)
  while (!(await textOf(address)).includes(title)) await pause(10)
  return (performance.now() - begun) / 1000
}

async function textOf(address: string): Promise<string> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`)
  return response.text()
}
