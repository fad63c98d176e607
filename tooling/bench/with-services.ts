import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { consentKey, cookieConsent } from '@clairmemoire/domain/cookie-consent'
import { siteOrigin } from '@clairmemoire/domain/site-host'
import type { Browser } from '@playwright/test'
import { openBrowser } from './browser.ts'
import { type Chapter, median } from './measure.ts'
import { startProduct, withDataDirectory } from './product.ts'
import { onSlowPhone, tapOnMenu } from './slow-phone.ts'

const runs = 5
/** Nothing may become slower than this by services outside the site. */
const tolerance = 1.05
/** Milliseconds after which the scripts of every service have come, however slow the network. */
const allHaveCome = 8000

/** Measurement is for hosts in production alone; this one is found on this machine. */
const { hostname } = new URL(siteOrigin('fr', 'production'))

interface Visit {
  paint: number
  tap: number
  /** Of scripts, as transferred. */
  bytes: number
}

/** The home page on a slow phone, of a site that every service was agreed to on, and of one that has none, by turns. */
export async function withServices(): Promise<Chapter> {
  const service = createServer((request, response) => void request.resume().on('end', () => response.end('{}')))
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  const { port } = service.address() as AddressInfo
  const settings = {
    MATOMO_URL: `http://127.0.0.1:${port}`,
    MATOMO_SITE_ID: '1',
    POSTHOG_URL: `http://127.0.0.1:${port}`,
    POSTHOG_KEY: 'key',
    SENTRY_DSN: `http://key@127.0.0.1:${port}/1`,
  }
  const { browser } = await openBrowser([`--host-resolver-rules=MAP ${hostname} 127.0.0.1`])
  try {
    return await withDataDirectory(async (folder) =>
      withDataDirectory(async (otherFolder) => {
        const watched = await startProduct(folder, settings)
        const quiet = await startProduct(otherFolder)
        const visits: Visit[] = []
        const quietVisits: Visit[] = []
        for (let run = 0; run < runs; run += 1) {
          visits.push(await visit(browser, watched.url))
          quietVisits.push(await visit(browser, quiet.url))
        }
        await Promise.all([watched.stop(), quiet.stop()])
        return chapter(visits, quietVisits)
      }),
    )
  } finally {
    await browser.close()
    service.close()
  }
}

async function visit(browser: Browser, url: string): Promise<Visit> {
  const site = `http://${hostname}:${new URL(url).port}/`
  const consent = encodeURIComponent(JSON.stringify(cookieConsent(['all'], new Date())))
  const cookies = [{ name: consentKey.name, value: consent, url: site }]
  const tap = await onSlowPhone(browser, (page, phone) => tapOnMenu(site, page, phone), cookies)
  const painted = await onSlowPhone(
    browser,
    async (page) => {
      await page.addInitScript(() => {
        const note = (entries: PerformanceObserverEntryList) => {
          document.documentElement.dataset['painted'] = String(entries.getEntries().at(-1)?.startTime)
        }
        new PerformanceObserver(note).observe({ type: 'largest-contentful-paint', buffered: true })
      })
      await page.goto(site)
      await pause(allHaveCome)
      return page.evaluate(() => ({
        paint: Number(document.documentElement.dataset['painted']),
        bytes: performance
          .getEntriesByType('resource')
          .map((entry) =>
            entry instanceof PerformanceResourceTiming && entry.name.endsWith('.js') ? entry.transferSize : 0,
          )
          .reduce((sum, size) => sum + size, 0),
      }))
    },
    cookies,
  )
  return { tap, ...painted }
}

function chapter(visits: readonly Visit[], quietVisits: readonly Visit[]): Chapter {
  const of = (some: readonly Visit[], figure: keyof Visit) => median(some.map((each) => each[figure]))
  const beside = (what: string, figure: 'paint' | 'tap') => [
    { what, value: of(visits, figure), unit: 'ms' as const },
    { what: '… of a site without services', value: of(quietVisits, figure), unit: 'ms' as const },
    {
      what: '… against it',
      value: of(visits, figure) / of(quietVisits, figure),
      unit: 'times' as const,
      target: { atMost: tolerance },
    },
  ]
  return {
    title: `Home page with every service agreed to, 390 px wide, processor ÷ 4, slow 4G, median of ${runs}`,
    measures: [
      ...beside('largest contentful paint', 'paint'),
      ...beside('a tap on the menu opens it', 'tap'),
      {
        what: 'scripts of the services, as transferred when idle',
        value: of(visits, 'bytes') - of(quietVisits, 'bytes'),
        unit: 'bytes',
        target: { atMost: 79_000 },
      },
    ],
  }
}
