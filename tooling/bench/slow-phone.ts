import { chromiumArgs, findChromium } from '@clairmemoire/browser'
import { type Browser, chromium, errors, type Page } from '@playwright/test'

const processorSlowdown = 4
/** The network: the time of a round trip in milliseconds, and the throughput in bytes per second. */
const slow4g = { offline: false, latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 750_000 / 8 }
/** A visit is tried this many times, because Chromium's emulated network sometimes stops and leaves bytes in its sockets unread. */
const tries = 4

/** Describes the emulated phone in the titles of the report. */
export const phoneInWords = `390 px wide, processor ÷ ${processorSlowdown}, slow 4G`

export function openBrowser(): Promise<Browser> {
  const executablePath = findChromium()
  return chromium.launch({ args: chromiumArgs, ...(executablePath === undefined ? {} : { executablePath }) })
}

/** Runs a visit on an emulated phone with an empty cache; requests that match `blocked` fail. */
export async function onSlowPhone<Result>(
  browser: Browser,
  visit: (page: Page) => Promise<Result>,
  blocked: string[] = [],
  left = tries,
): Promise<Result> {
  const viewport = { width: 390, height: 844 }
  const context = await browser.newContext({ viewport, deviceScaleFactor: 3, isMobile: true, hasTouch: true })
  try {
    const page = await context.newPage()
    const phone = await context.newCDPSession(page)
    await phone.send('Network.enable')
    await phone.send('Network.setBlockedURLs', { urls: blocked })
    await phone.send('Network.emulateNetworkConditions', slow4g)
    await phone.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown })
    return await visit(page)
  } catch (error) {
    if (left === 1 || !(error instanceof errors.TimeoutError)) throw error
  } finally {
    await context.close()
  }
  return onSlowPhone(browser, visit, blocked, left - 1)
}

/** Repeats a visit, alternately with and without the page's scripts. */
export async function withAndWithoutScripts<Result>(
  browser: Browser,
  times: number,
  visit: (page: Page) => Promise<Result>,
) {
  const pairs = await Array.fromAsync({ length: times }, async () => {
    return { whole: await onSlowPhone(browser, visit), plain: await onSlowPhone(browser, visit, ['*.js']) }
  })
  return { whole: pairs.map(({ whole }) => whole), plain: pairs.map(({ plain }) => plain) }
}
