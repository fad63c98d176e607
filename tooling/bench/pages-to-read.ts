import type { Browser, Page } from '@playwright/test'
import { withProduct } from './product.ts'
import { type Chapter, median } from './report.ts'
import { onSlowPhone, phoneInWords } from './slow-phone.ts'
import { startProxy } from './without-scripts.ts'

const pages = [
  { name: 'Home page', path: '/' },
  { name: 'Page of a study', path: '/essais-cliniques/predictom' },
  { name: 'Article', path: '/nos-articles/article/sommeil-et-memoire' },
]
const runs = 11
/** A page may paint this much later than without its scripts. */
const tolerance = 1.02

/** Pages to read and the same pages without their scripts, by turns, both through the same proxy. */
export function pagesToRead(browser: Browser): Promise<Chapter[]> {
  return withProduct(async (site) => {
    const whole = await startProxy(site, 'as they are')
    const plain = await startProxy(site, 'without scripts')
    const chapters: Chapter[] = []
    for (const { name, path } of pages) {
      const loads: Load[] = []
      const plainLoads: Load[] = []
      for (let run = 0; run < runs; run += 1) {
        loads.push(await onSlowPhone(browser, (page) => load(page, new URL(path, whole.url).href)))
        plainLoads.push(await onSlowPhone(browser, (page) => load(page, new URL(path, plain.url).href)))
      }
      chapters.push(chapterOf(name, loads, plainLoads))
    }
    await Promise.all([whole.close(), plain.close()])
    return chapters
  })
}

function chapterOf(name: string, loads: readonly Load[], plainLoads: readonly Load[]): Chapter {
  const figure = (of: keyof Load) => median(loads.map((each) => each[of]))
  const plain = (of: keyof Load) => median(plainLoads.map((each) => each[of]))
  const slower = figure('largestPaint') / plain('largestPaint')
  return {
    title: `${name}, ${phoneInWords}, median of ${runs}`,
    measures: [
      { what: 'first contentful paint', value: figure('firstPaint'), unit: 'ms' },
      { what: 'largest contentful paint', value: figure('largestPaint'), unit: 'ms' },
      { what: '… of the same page without scripts', value: plain('largestPaint'), unit: 'ms' },
      { what: '… against the page without scripts', value: slower, unit: 'times', target: { atMost: tolerance } },
      { what: 'total blocking time after it', value: figure('blocked'), unit: 'ms', target: { atMost: 10 } },
      { what: 'cumulative layout shift', value: figure('shift'), unit: 'layout shift' },
      { what: 'scripts, as transferred', value: figure('scripts'), unit: 'bytes', target: { atMost: 6000 } },
      { what: 'everything, as transferred', value: figure('bytes'), unit: 'bytes' },
      { what: '… of the same page without scripts', value: plain('bytes'), unit: 'bytes' },
    ],
  }
}

type Load = Awaited<ReturnType<typeof load>>

/** What the page itself notes of its load, until the network is idle. */
async function load(page: Page, url: string) {
  await page.goto(url, { waitUntil: 'networkidle' })
  return page.evaluate(async () => {
    const entriesOf = (type: string) =>
      new Promise<PerformanceEntry[]>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true })
        // Nothing is told of what has not been.
        setTimeout(() => resolve([]), 500)
      })
    const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
    const loaded = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
    const sizeOf = (entry: PerformanceEntry) => ('transferSize' in entry ? Number(entry.transferSize) : 0)
    const shifts = await entriesOf('layout-shift')
    const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN
    const later = (await entriesOf('longtask')).filter(({ startTime }) => startTime >= firstPaint)
    return {
      firstPaint,
      largestPaint: (await entriesOf('largest-contentful-paint')).at(-1)?.startTime ?? Number.NaN,
      blocked: sum(later.map(({ duration }) => duration - 50)),
      shift: sum(shifts.map((entry) => ('value' in entry ? Number(entry.value) : 0))),
      scripts: sum(loaded.filter(({ name }) => name.endsWith('.js')).map(sizeOf)),
      bytes: sum(loaded.map(sizeOf)),
    }
  })
}
