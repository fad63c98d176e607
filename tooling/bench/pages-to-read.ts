import type { Browser, Page } from '@playwright/test'
import { dataFolder, startProduct } from './product.ts'
import { type Chapter, type Measure, median } from './report.ts'
import { phoneInWords, withAndWithoutScripts } from './slow-phone.ts'

const pages = [
  { name: 'home page', path: '/' },
  { name: 'page of a study', path: '/essais-cliniques/predictom' },
  { name: 'article', path: '/nos-articles/article/sommeil-et-memoire' },
]
const runs = 11
/** With scripts, the largest contentful paint may take at most this many times as long as without. */
const tolerance = 1.02

/** Measures content pages, alternately with and without their scripts. */
export async function pagesToRead(browser: Browser): Promise<Chapter> {
  await using data = await dataFolder()
  await using product = await startProduct(data.path)
  const measures: Measure[] = []
  for (const { name, path } of pages) {
    const address = new URL(path, product.url).href
    const { whole, plain } = await withAndWithoutScripts(browser, runs, (page) => load(page, address))
    const figure = (of: keyof Load, loads = whole) => median(loads.map((each) => each[of]))
    const [paint, plainPaint] = [figure('largestPaint'), figure('largestPaint', plain)]
    measures.push(
      [`${name}: largest contentful paint`, paint, 'ms'],
      ['… without scripts', plainPaint, 'ms'],
      ['… relative to the page without scripts', paint / plainPaint, 'times', { atMost: tolerance }],
      ['… total blocking time after its first paint', figure('blocked'), 'ms', { atMost: 10 }],
      ['… scripts, as transferred', figure('scripts'), 'bytes', { atMost: 6000 }],
    )
  }
  return { title: `Content pages, ${phoneInWords}, median of ${runs}`, measures }
}

type Load = Awaited<ReturnType<typeof load>>

/** Loads a page until the network is idle, and returns figures from its performance entries. */
async function load(page: Page, url: string) {
  await page.goto(url, { waitUntil: 'networkidle' })
  return page.evaluate(async () => {
    const entriesOf = (type: string) =>
      new Promise<PerformanceEntry[]>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true })
        // If there are no entries, the observer is never called.
        setTimeout(() => resolve([]), 500)
      })
    const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
    const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN
    const tasks = (await entriesOf('longtask')).filter(({ startTime }) => startTime >= firstPaint)
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    return {
      largestPaint: (await entriesOf('largest-contentful-paint')).at(-1)?.startTime ?? Number.NaN,
      blocked: sum(tasks.map(({ duration }) => duration - 50)),
      scripts: sum(resources.filter(({ name }) => name.endsWith('.js')).map(({ transferSize }) => transferSize)),
    }
  })
}
