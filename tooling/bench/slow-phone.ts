import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'

export const processorSlowdown = 4
/** "Slow 4G" as Lighthouse defines it: milliseconds of a round trip, bytes a second. */
const slow4g = { offline: false, latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 750_000 / 8 }
/** Milliseconds between two tries of an impatient visitor. */
const tapInterval = 20

/** With a browser of its own, which has these cookies. */
export async function onSlowPhone<Result>(
  browser: Browser,
  use: (page: Page, phone: CDPSession) => Promise<Result>,
  cookies: Parameters<BrowserContext['addCookies']>[0] = [],
): Promise<Result> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 3,
    isMobile: true,
    hasTouch: true,
  })
  try {
    await context.addCookies(cookies)
    const page = await context.newPage()
    const phone = await context.newCDPSession(page)
    await phone.send('Network.enable')
    await phone.send('Network.emulateNetworkConditions', slow4g)
    await phone.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown })
    return await use(page, phone)
  } finally {
    await context.close()
  }
}

/** Taps where the menu is painted, again and again, until it has opened; returns when, on the clock of the page. */
export async function tapOnMenu(site: string, page: Page, phone: CDPSession): Promise<number> {
  await page.addInitScript(() => {
    document.addEventListener(
      'toggle',
      () => (document.documentElement.dataset['opened'] ??= String(performance.now())),
      {
        capture: true,
      },
    )
  })
  await page.goto(site, { waitUntil: 'commit' })
  for (;;) {
    const { opened, spot } = await page.evaluate(() => {
      const isPainted = performance.getEntriesByName('first-contentful-paint').length > 0
      const box = document.querySelector('header summary')?.getBoundingClientRect()
      return {
        opened: document.documentElement.dataset['opened'],
        spot: isPainted && box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : undefined,
      }
    })
    if (opened !== undefined) return Number(opened)
    if (spot) {
      await phone.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [spot] })
      await phone.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    }
    await pause(tapInterval)
  }
}
