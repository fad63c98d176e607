import lighthouse from 'lighthouse'
import { type Chapter, median } from './measure.ts'
import { startProxy } from './without-scripts.ts'

const runs = 5
/** A page may paint this much later than without its scripts. */
const tolerance = 1.05

const timings = {
  firstContentfulPaint: 'first-contentful-paint',
  largestContentfulPaint: 'largest-contentful-paint',
  totalBlockingTime: 'total-blocking-time',
  layoutShift: 'cumulative-layout-shift',
} as const

type Load = Readonly<Record<keyof typeof timings | 'scriptBytes' | 'totalBytes' | 'processorSpeed', number>>

/** Lighthouse on a page to read and on the same page without its scripts, by turns, both through the same proxy. */
export async function pageBesideItsTwin(
  { name, path }: { name: string; path: string },
  site: string,
  debuggingPort: number,
): Promise<Chapter> {
  const asItIs = await startProxy(site, 'as they are')
  const withoutScripts = await startProxy(site, 'without scripts')
  const loads: Load[] = []
  const plainLoads: Load[] = []
  for (let run = 0; run < runs; run += 1) {
    loads.push(await load(new URL(path, asItIs.url).href, debuggingPort))
    plainLoads.push(await load(new URL(path, withoutScripts.url).href, debuggingPort))
  }
  await Promise.all([asItIs.close(), withoutScripts.close()])

  const page = (figure: keyof Load) => median(loads.map((each) => each[figure]))
  const plain = (figure: keyof Load) => median(plainLoads.map((each) => each[figure]))
  const paint = page('largestContentfulPaint')
  const plainPaint = plain('largestContentfulPaint')
  return {
    title: `${name}, Lighthouse mobile, median of ${runs}`,
    measures: [
      { what: 'speed of the processor, Lighthouse’s benchmark index', value: page('processorSpeed'), unit: 'points' },
      { what: 'first contentful paint', value: page('firstContentfulPaint'), unit: 'ms' },
      { what: 'largest contentful paint', value: paint, unit: 'ms' },
      { what: '… of the same page without scripts', value: plainPaint, unit: 'ms' },
      {
        what: '… against the page without scripts',
        value: paint / plainPaint,
        unit: 'times',
        target: { atMost: tolerance },
      },
      { what: 'total blocking time', value: page('totalBlockingTime'), unit: 'ms' },
      { what: 'cumulative layout shift', value: page('layoutShift'), unit: 'layout shift' },
      { what: 'scripts, as transferred', value: page('scriptBytes'), unit: 'bytes' },
      { what: 'everything, as transferred', value: page('totalBytes'), unit: 'bytes' },
      { what: '… of the same page without scripts', value: plain('totalBytes'), unit: 'bytes' },
    ],
  }
}

async function load(url: string, port: number): Promise<Load> {
  const onlyAudits = [...Object.values(timings), 'network-requests']
  const result = await lighthouse(url, { port, logLevel: 'error', onlyAudits })
  if (result === undefined || result.lhr.runtimeError) {
    throw new Error(`Lighthouse could not load the page: ${result?.lhr.runtimeError?.message ?? 'no result'}`)
  }
  const { audits, environment } = result.lhr
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN
  const requests = requestsOf(audits['network-requests']?.details)
  const bytes = (some: readonly NetworkRequest[]) => some.reduce((sum, { transferSize }) => sum + transferSize, 0)
  return {
    firstContentfulPaint: value(timings.firstContentfulPaint),
    largestContentfulPaint: value(timings.largestContentfulPaint),
    totalBlockingTime: value(timings.totalBlockingTime),
    layoutShift: value(timings.layoutShift),
    scriptBytes: bytes(requests.filter(({ resourceType }) => resourceType === 'Script')),
    totalBytes: bytes(requests),
    processorSpeed: environment.benchmarkIndex,
  }
}

interface NetworkRequest {
  resourceType: string
  transferSize: number
}

function requestsOf(details: unknown): NetworkRequest[] {
  const items = typeof details === 'object' && details !== null && 'items' in details ? details.items : undefined
  if (!Array.isArray(items)) throw new Error('Lighthouse did not list the requests of the page.')
  return items
}
