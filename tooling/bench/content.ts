import { setTimeout as pause } from 'node:timers/promises'
import type { Browser } from '@playwright/test'
import { connections, load } from './load.ts'
import { type SiteOfArticles, siteOfArticles } from './many-articles.ts'
import { type Chapter, type Measure, median, repeat } from './measure.ts'
import { compressedPage } from './without-scripts.ts'

const list = '/nos-articles'
const runs = 5
/** Pages that are asked for at the same time. */
const atOnce = 4
/** Milliseconds after which the embedded service looks at its documents again. */
const documentsAreFresh = 1100

/** Pages that stand on content: how they are made, sent and changed, with few and with many articles. */
export async function pagesOnContent(browser: Browser): Promise<Chapter> {
  const few = await withArticles(9, (site) => listOf(site, browser))
  const thousand = await withArticles(1000, async (site) => ({
    ...(await listOf(site, browser)),
    made: await everyPage(site),
    cached: await cachedPage(site),
    weight: await weightOf(site),
    change: await changesOf(site),
  }))
  const many = await withArticles(10_000, (site) => listOf(site, browser))
  return {
    title: 'Pages on content (generated articles)',
    measures: [
      { what: 'list with 20 articles, HTML as transferred', value: few.bytes, unit: 'bytes' },
      {
        what: '… with 1,011 articles, against it',
        value: thousand.bytes / few.bytes,
        unit: 'times',
        target: { atMost: 1.05 },
      },
      { what: 'scripts of the list with 20 articles', value: few.scripts, unit: 'bytes' },
      {
        what: '… with 10,011 articles, against it',
        value: many.scripts / few.scripts,
        unit: 'times',
        target: { atMost: 1 },
      },
      thousand.made,
      ...thousand.cached,
      thousand.change,
      ...thousand.weight,
    ],
  }
}

async function withArticles<Result>(
  count: number,
  measure: (site: SiteOfArticles) => Promise<Result>,
): Promise<Result> {
  const site = await siteOfArticles(count)
  try {
    return await measure(site)
  } finally {
    await site.stop()
  }
}

/** Bytes of the list and of the scripts that a browser loads with it. */
async function listOf({ url }: SiteOfArticles, browser: Browser): Promise<{ bytes: number; scripts: number }> {
  const html = await textOf(url + list)
  const page = await browser.newPage()
  await page.goto(url + list, { waitUntil: 'networkidle' })
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming && entry.name.endsWith('.js'))
      .reduce((sum, entry) => sum + ('encodedBodySize' in entry ? Number(entry.encodedBodySize) : 0), 0),
  )
  await page.close()
  return { bytes: compressedPage(html).length, scripts }
}

/** Seconds until every article and every part of the list has been asked for once, and was made. */
async function everyPage({ url, articles }: SiteOfArticles): Promise<Measure> {
  const parts = Array.from({ length: articles.length / 20 }, (_, index) => `${list}?page=${index + 1}`)
  const left = [...articles, ...parts]
  const begun = performance.now()
  const visitor = async () => {
    for (let next = left.pop(); next !== undefined; next = left.pop()) await textOf(url + next)
  }
  await Promise.all(Array.from({ length: atOnce }, visitor))
  const value = (performance.now() - begun) / 1000
  return { what: '1,000 articles and 50 parts of the list, each made once', value, unit: 's', target: { atMost: 20 } }
}

async function cachedPage({ url, articles: [article = ''] }: SiteOfArticles): Promise<Measure[]> {
  const { requestsPerSecond, p99 } = await load(url, {
    method: 'GET',
    path: article,
    headers: { 'accept-encoding': 'br' },
  })
  return [
    {
      what: `an article that is kept, ${connections} connections, one process`,
      value: requestsPerSecond,
      unit: 'a second',
      target: { atLeast: 3000 },
    },
    { what: '… 99 of 100 within', value: p99, unit: 'ms' },
  ]
}

/** Seconds from the edit of a document to its words on its page, after the site was told. */
async function changesOf({ url, articles, rename, publish }: SiteOfArticles): Promise<Measure> {
  let index = 0
  const times = await repeat(runs, async () => {
    index += 1
    const title = `Une autre fois ${index}`
    const address = url + (articles[index] ?? '')
    await textOf(address)
    await pause(documentsAreFresh)
    const begun = performance.now()
    await rename(index, title)
    await publish()
    while (!(await textOf(address)).includes(title)) await pause(10)
    return (performance.now() - begun) / 1000
  })
  return { what: 'a changed document on its page, by webhook', value: median(times), unit: 's', target: { atMost: 2 } }
}

const contents = /<script type="application\/json" id="contents">.*?<\/script>/s

/** What the JSON of its contents adds to an article. */
async function weightOf({ url, articles: [article = ''] }: SiteOfArticles): Promise<Measure[]> {
  const html = await textOf(url + article)
  const plain = html.replace(contents, '')
  if (plain === html) throw new Error('The article carries no contents.')
  const transferred = compressedPage(html).length
  return [
    { what: 'an article, HTML', value: Buffer.byteLength(html), unit: 'bytes' },
    {
      what: '… against the same without its contents as JSON',
      value: Buffer.byteLength(html) / Buffer.byteLength(plain),
      unit: 'times',
    },
    { what: 'an article, HTML as transferred', value: transferred, unit: 'bytes' },
    {
      what: '… against the same without its contents as JSON',
      value: transferred / compressedPage(plain).length,
      unit: 'times',
      target: { atMost: 1.25 },
      cause:
        'two thirds of what is added are the words of the shell and of the articles, half of which are not on the page: those of failures have to be there when the network is not, and those of the list and its search share a catalog with the article. The text itself, a second time, takes one seventh of the page.',
    },
  ]
}

async function textOf(address: string): Promise<string> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`)
  return response.text()
}
