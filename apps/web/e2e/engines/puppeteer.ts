import { chromiumArgs } from '@clairmemoire/browser'
import { type BrowserContext, launch, type Page } from 'puppeteer-core'
import { logCauses } from '../log-causes.ts'
import type { Device, Engine, Tab } from './tab.ts'

/**
 * Starts Chromium with its own protocol or Firefox with WebDriver BiDi, headless unless `screen` is given. A device is a browser context,
 * which stores as much as a private window. `beforeScripts` runs in each of its pages before any other script.
 */
export async function startByPuppeteer(
  browser: 'chrome' | 'firefox',
  executablePath: string,
  proxy: string,
  beforeScripts?: () => void,
  screen?: NodeJS.ProcessEnv,
): Promise<Engine> {
  const [host, port] = proxy.split(':')
  const engine = await launch({
    browser,
    executablePath,
    acceptInsecureCerts: true,
    defaultViewport: null,
    headless: screen === undefined,
    ...(screen && { env: screen }),
    args: browser === 'chrome' ? [...chromiumArgs, `--proxy-server=${proxy}`] : screen ? ['--kiosk'] : [],
    extraPrefsFirefox: {
      'network.proxy.type': 1,
      'network.proxy.ssl': host,
      'network.proxy.ssl_port': Number(port),
    },
  })
  return {
    version: await engine.version(),
    async openDevice(): Promise<Device> {
      const context = await engine.createBrowserContext()
      return { openTab: () => openTab(context, beforeScripts), close: () => context.close() }
    },
    close: () => engine.close(),
  }
}

async function openTab(context: BrowserContext, beforeScripts?: () => void): Promise<Tab> {
  const page: Page = await context.newPage()
  // The timeout of the test ends a page that hangs. Puppeteer's default of 30 seconds is too short on a busy machine.
  page.setDefaultTimeout(0)
  if (beforeScripts) await page.evaluateOnNewDocument(beforeScripts)
  await page.evaluateOnNewDocument(logCauses)
  await page.setViewport({ width: 1280, height: 900 })
  const errors: string[] = []
  // Firefox reports errors for files that were still loading when the page was left.
  let isLeaving = false
  page.on('framenavigated', () => (isLeaving = false))
  const addError = (words: string) => {
    if (!isLeaving) errors.push(words)
  }
  page.on('pageerror', (error) => addError(String(error)))
  page.on('console', (message) => {
    // Chromium logs every response with a status of 400 or more as an error.
    const isStatus = message.text().startsWith('Failed to load resource:')
    if (message.type() === 'error' && !isStatus) addError(message.text())
  })
  return {
    errors,
    async open(address) {
      isLeaving = page.url() !== 'about:blank'
      await page.goto(address)
      isLeaving = false
    },
    async reload() {
      await page.reload()
    },
    async back() {
      await page.evaluate(() => history.back())
    },
    async run(read, argument) {
      // Puppeteer's types allow only arguments that can be written as JSON. Tests pass only such arguments.
      return (await page.evaluate(read as (argument: unknown) => unknown, argument)) as never
    },
    async click(selector) {
      await page.$eval(selector, (element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
      await page.click(selector)
    },
    async type(selector, text) {
      await page.click(selector, { count: 3 })
      await page.keyboard.press('Backspace')
      await page.type(selector, text)
    },
    press: (key) => page.keyboard.press(key),
    async resize(width, height) {
      await page.setViewport({ width, height })
      return page.evaluate(() => innerWidth)
    },
    close: () => page.close(),
  }
}
