import { cp, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Browser } from '@playwright/test'
import { load } from './load.ts'
import { dataFolder, root, startServer } from './product.ts'
import { type Chapter, median } from './report.ts'

const list = '/nos-articles'
const runs = 5
/** The number of pages that are requested in parallel. */
const concurrency = 4
/** Milliseconds between the embedded service's checks for changed documents. */
const contentCheckInterval = 1100
const secret = 'bench'

/** Measures how fast content pages are rendered, sent and updated, with few and with many articles. */
export async function manyArticles(browser: Browser): Promise<Chapter> {
  await using folder = await dataFolder()
  const content = path.join(folder.path, 'content')
  await cp(path.join(root, 'apps/cms/content'), content, { recursive: true })
  const sample = await readFile(path.join(content, 'fr/articles/sommeil-et-memoire.md'), 'utf8')
  const write = (index: number, title = `Article ${index}`) => {
    const article = sample.replace(/^title: .*$/m, `title: ${title}`)
    return writeFile(path.join(content, `fr/articles/article-${index}.md`), article)
  }
  for (let index = 0; index < 9; index += 1) await write(index)
  await using cms = await startServer('apps/cms/embedded/src/main.ts', { CMS_PORT: '0', CMS_CONTENT_DIR: content })
  await using site = await startServer('apps/web/server/main.ts', {
    PORT: '0',
    DATA_DIR: path.join(folder.path, 'data'),
    BACKEND_URL: 'http://127.0.0.1:9',
    CMS_URL: cms.url,
    CMS_WEBHOOK_SECRET: secret,
  })
  const addressOf = (index: number) => `${site.url}${list}/article/article-${index}`

  /** Changes a document and returns the seconds until its page shows the change. */
  async function change(index: number): Promise<number> {
    const title = `Une autre fois ${performance.now()}`
    await pause(contentCheckInterval)
    const start = performance.now()
    await write(index, title)
    await fetch(`${site.url}/cms/published`, { method: 'POST', headers: { authorization: `Bearer ${secret}` } })
    while (!(await textOf(addressOf(index))).includes(title)) await pause(10)
    return (performance.now() - start) / 1000
  }

  const few = await listOf(site.url, browser)
  for (let index = 9; index < 1000; index += 1) await write(index)
  await change(0)
  const many = await listOf(site.url, browser)
  const parts = Array.from({ length: 50 }, (_, index) => `${site.url}${list}?page=${index + 1}`)
  const seconds = await secondsToRender([...Array.from({ length: 1000 }, (_, index) => addressOf(index)), ...parts])
  const cached = await load(site.url, { path: `${list}/article/article-0`, headers: { 'accept-encoding': 'br' } })
  const changed = median(await Array.fromAsync({ length: runs }, () => change(1)))
  return {
    title: 'Content pages (generated articles)',
    measures: [
      ['list with 20 articles, HTML as transferred', few.bytes, 'bytes'],
      ['… with 1,011 articles, relative to 20', many.bytes / few.bytes, 'times', { atMost: 1.05 }],
      ['scripts of the list with 20 articles', few.scripts, 'bytes'],
      ['… with 1,011 articles, relative to 20', many.scripts / few.scripts, 'times', { atMost: 1 }],
      ['1,000 articles and 50 pages of the list, each rendered once', seconds, 's', { atMost: 20 }],
      ['an article that is cached, 20 connections, one process', cached.perSecond, 'a second', { atLeast: 3000 }],
      ['a changed document on its page, by webhook', changed, 's', { atMost: 2 }],
    ],
  }
}

/** Returns the size of the list page and of the scripts that a browser loads with it. */
async function listOf(site: string, browser: Browser): Promise<{ bytes: number; scripts: number }> {
  const page = await browser.newPage()
  await page.goto(site + list, { waitUntil: 'networkidle' })
  const loaded = await page.evaluate(() => {
    const entries = ['navigation', 'resource'].flatMap((type) => performance.getEntriesByType(type))
    return (entries as PerformanceResourceTiming[]).map(({ name, encodedBodySize }) => ({ name, encodedBodySize }))
  })
  await page.close()
  const scripts = loaded.filter(({ name }) => name.endsWith('.js'))
  return {
    bytes: loaded[0]?.encodedBodySize ?? Number.NaN,
    scripts: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  }
}

/** Requests each page once and returns the seconds that this takes. */
async function secondsToRender(pages: readonly string[]): Promise<number> {
  const left = pages.values()
  const start = performance.now()
  const visitor = async () => {
    for (const address of left) await textOf(address)
  }
  await Promise.all(Array.from({ length: concurrency }, visitor))
  return (performance.now() - start) / 1000
}

async function textOf(address: string): Promise<string> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`)
  return response.text()
}
