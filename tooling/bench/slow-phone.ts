import { chromiumArgs, findChromium } from '@clairmemoire/browser'
import { type Browser, chromium, errors, type Page } from '@playwright/test'

const processorSlowdown = 4
/** Milliseconds of a round trip, bytes a second. */
const slow4g = { offline: false, latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 750_000 / 8 }
/** Now and then Chromium's emulated network stops for good, with bytes unread in its sockets: such a try is made again. */
const tries = 4

/** What its figures depend on, for titles. */
export const phoneInWords = `390 px wide, processor ÷ ${processorSlowdown}, slow 4G`

export function openBrowser(): Promise<Browser> {
  const executablePath = findChromium()
  return chromium.launch({ args: chromiumArgs, ...(executablePath === undefined ? {} : { executablePath }) })
}

/** With a phone of its own, which has seen nothing yet and does not get what is blocked. */
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

/** The same several times, by turns without the scripts of the page. */
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
