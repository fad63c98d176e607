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
  /** Errors that the browser reports: of scripts, of the content security policy and of hydration. */
  browserErrors: string[]
  /** Attaches to a failed test the navigations of its page, and its failed requests, of which some are expected. */
  pageTrace: undefined
  /** Checks the traffic between site and backend against the contract. */
  contract: undefined
}

interface WorkerFixtures {
  stack: Stack
  /**
   * One for all tests of a worker; see `one-window.ts`. A worker fixture that only some tests use would start a new worker, and stack, for
   * them.
   */
  window: Page
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  stack: [
    async ({}, use) => {
      const stack = await startStack()
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

  // Tests run with optional services refused, the most common choice; consent has its own tests.
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

/** The stored consent with these words, on every host of the product and of its impersonators. */
export function choiceOfCookies(words: readonly string[]) {
  const value = encodeURIComponent(JSON.stringify(cookieConsent(words, new Date())))
  const scope = { path: '/', expires: -1, httpOnly: false, secure: true, sameSite: 'Lax' } as const
  return {
    cookies: hosts.map((domain) => ({ name: consentKey.name, value, domain, ...scope })),
    origins: [],
  }
}

/** Chromium logs every response of 400 and more as an error; tests check statuses themselves. */
function isResponseStatus(text: string): boolean {
  return text.startsWith('Failed to load resource:')
}
