import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { Browser, Page } from '@playwright/test'
import { backendUnderLoad } from './backend.ts'
import { firstList } from './desk.ts'
import { firstTaps } from './first-taps.ts'
import { growing } from './grows.ts'
import { manyArticles } from './many-articles.ts'
import { openDesks } from './open-desks.ts'
import { dataFolder, root, startProduct } from './product.ts'
import { asTable, type Chapter, machine, type Measure, median, replacePart } from './report.ts'
import { openBrowser, phoneInWords, withAndWithoutScripts } from './slow-phone.ts'
import { throughTime } from './time.ts'

const { values: sizes, positionals: asked } = parseArgs({
  allowPositionals: true,
  options: { small: { type: 'string', default: '10000' }, large: { type: 'string', default: '1000000' } },
})

const minutes = Number(process.env['BENCH_MINUTES']?.trim() || 120)
if (!(minutes > 0)) throw new RangeError('BENCH_MINUTES must be a number of minutes.')

const parts: Record<string, (browser: Browser) => Promise<Chapter>> = {
  pages: pagesToRead,
  taps: firstTaps,
  articles: manyArticles,
  backend: backendUnderLoad,
  desk: firstList,
  desks: openDesks,
  starts: startTimes,
  grows: () => growing({ small: Number(sizes.small), large: Number(sizes.large) }),
  time: () => throughTime(minutes),
}
/** The parts that start servers from their sources, so that nothing has to be built. */
const fromSources: ReadonlySet<string> = new Set(['backend', 'desk', 'desks', 'grows'])
/** The parts that run only if they are asked for, because they take hours. */
const onRequest: ReadonlySet<string> = new Set(['time'])
const document = path.join(root, 'docs/benchmarks.md')

const unknown = asked.find((part) => !(part in parts))
if (unknown !== undefined) throw new RangeError(`Unknown part "${unknown}": ${Object.keys(parts).join(', ')}.`)

if (asked.length === 0 || !asked.every((part) => fromSources.has(part)))
  execFileSync('pnpm', ['run', '--silent', 'artifacts'], { cwd: root, stdio: 'inherit' })
const browser = await openBrowser()
for (const [name, measure] of Object.entries(parts)) {
  if (asked.length === 0 ? onRequest.has(name) : !asked.includes(name)) continue
  const before = machine()
  const measured = `${asTable(await measure(browser))}\n\n${before}, Chromium ${browser.version()}.`
  process.stdout.write(`${measured}\n\n`)
  writeFileSync(document, replacePart(readFileSync(document, 'utf8'), name, measured))
}
await browser.close()

async function startTimes(): Promise<Chapter> {
  const timeOf = async (dataDirectory: string) => {
    await using product = await startProduct(dataDirectory)
    return product.secondsUntilReady
  }
  const starts = await Array.fromAsync({ length: 3 }, async () => {
    await using data = await dataFolder()
    return [await timeOf(data.path), await timeOf(data.path)] as const
  })
  const [first, second] = [median(starts.map(([fresh]) => fresh)), median(starts.map(([, again]) => again))]
  return {
    title: 'Start of the built product',
    measures: [
      ['ready, with a new data directory', first, 's', { atMost: 5 }],
      ['ready, with an existing data directory', second, 's', { atMost: 5 }],
    ],
  }
}

const pages = [
  { name: 'home page', path: '/' },
  { name: 'page of a study', path: '/essais-cliniques/predictom' },
  { name: 'article', path: '/nos-articles/article/sommeil-et-memoire' },
]
const runs = 11
/** With scripts, the largest contentful paint may take at most this many times as long as without. */
const tolerance = 1.02

/** Measures content pages, alternately with and without their scripts. */
async function pagesToRead(browser: Browser): Promise<Chapter> {
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
