import { chromiumArgs } from '@clairmemoire/browser'
import { consentKey, cookieConsent } from '@clairmemoire/domain/cookie-consent'
import type { Locale } from '@clairmemoire/domain/locale'
import { siteOrigin } from '@clairmemoire/domain/site-host'
import { test as base, expect, type Page } from '@playwright/test'
import { logCauses } from './log-causes.ts'
import { hosts, type Stack, startStack } from './stack/stack.ts'

interface TestFixtures {
  /** The site of this language, at its production host over https. */
  site: Locale
  /** Errors of scripts, of the content security policy and of hydration that the browser reports. */
  browserErrors: string[]
  /** Attaches the navigations and the failed requests of the page to a failed test. Some of these requests are expected to fail. */
  pageTrace: undefined
  /** Checks the traffic between site and backend against the contract. */
  contract: undefined
}

interface WorkerFixtures {
  /** Whether the clinic sends text messages. Tests with `on` have a stack and a browser of their own. */
  sms: 'off' | 'on'
  stack: Stack
  /**
   * One page that all tests of a worker share; see `one-window.ts`. It is defined for all tests, because Playwright would start a new
   * worker with a new stack for tests that have an additional worker fixture.
   */
  window: Page
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  sms: ['off', { option: true, scope: 'worker' }],

  stack: [
    async ({ sms }, use) => {
      const stack = await startStack(sms)
      await use(stack)
      await stack.close()
    },
    { scope: 'worker', timeout: 900_000 },
  ],

  launchOptions: [
    async ({ stack }, use) => {
      const ours = hosts.map((host) => `MAP ${host} 127.0.0.1:${stack.tlsPort}`)
      const rules = [...ours, 'MAP * ~NOTFOUND']
      const executablePath = process.env['CHROMIUM_PATH']
      await use({
        args: [...chromiumArgs, '--ignore-certificate-errors', `--host-resolver-rules=${rules.join(',')}`],
        ...(executablePath ? { executablePath } : {}),
      })
    },
    { scope: 'worker' },
  ],

  window: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ ignoreHTTPSErrors: true, storageState: choiceOfCookies(['required']) })
      await use(await context.newPage())
      await context.close()
    },
    { scope: 'worker' },
  ],

  site: ['fr', { option: true }],

  // Tests run as if the visitor had refused the optional services, which is the most common choice. Other tests cover the consent.
  storageState: choiceOfCookies(['required']),

  baseURL: async ({ site }, use) => use(siteOrigin(site, 'production')),

  browserErrors: [
    async ({ page }, use) => {
      const errors: string[] = []
      await page.addInitScript(logCauses)
      page.on('pageerror', (error) => errors.push(String(error)))
      page.on('console', (message) => {
        if (message.type() === 'error' && !isResponseStatus(message.text())) errors.push(message.text())
      })
      await use(errors)
      expect(errors, 'errors in the browser').toEqual([])
    },
    { auto: true },
  ],

  pageTrace: [
    async ({ page }, use, testInfo) => {
      const steps: string[] = []
      page.on('framenavigated', (frame) => steps.push(`at ${frame.url()}`))
      page.on('requestfailed', (request) => steps.push(`${request.failure()?.errorText}: ${request.url()}`))
      await use(undefined)
      if (testInfo.status !== testInfo.expectedStatus)
        await testInfo.attach('trace of the page', { body: steps.join('\n') })
    },
    { auto: true },
  ],

  contract: [
    async ({ stack }, use) => {
      await use(undefined)
      expect(stack.takeViolations(), 'violations of the contract').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** The storage state of a browser that has stored this consent for every host of the product. */
export function choiceOfCookies(words: readonly string[]) {
  const value = encodeURIComponent(JSON.stringify(cookieConsent(words, new Date())))
  const scope = { path: '/', expires: -1, httpOnly: false, secure: true, sameSite: 'Lax' } as const
  return {
    cookies: hosts.map((domain) => ({ name: consentKey.name, value, domain, ...scope })),
    origins: [],
  }
}

/**
 * Chromium logs every response with a status of 400 or more as an error. The fixtures ignore it, because tests check statuses themselves.
 */
function isResponseStatus(text: string): boolean {
  return text.startsWith('Failed to load resource:')
}
