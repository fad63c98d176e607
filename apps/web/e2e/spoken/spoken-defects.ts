import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import { speechDefects } from './speech-defects.ts'
import { spokenPhrases } from './spoken-phrases.ts'

const source = readFileSync(fileURLToPath(import.meta.resolve('@guidepup/virtual-screen-reader/browser.js')), 'utf8')

/** The script has an address of the site, because the content security policy allows no script from elsewhere. */
const address = '/virtual-screen-reader.js'

/** Makes the virtual screen reader available to the pages of this window. */
export const installReader = (page: Page) =>
  page.route(`**${address}`, (route) => route.fulfill({ contentType: 'text/javascript', body: source }))

/** The phrases that the virtual screen reader speaks for the main part of the page. */
export const spokenWords = (page: Page) => page.evaluate(spokenPhrases, address)

/** The omissions and mistakes of the virtual screen reader in the main part of the page. */
export const defectsOfPage = (page: Page) => page.evaluate(speechDefects, address)

/**
 * The omissions and mistakes of the virtual screen reader on the current step, before and after an empty form is submitted. A step that
 * requires no answer leads to the next step, which is then checked instead.
 */
export async function spokenDefects(page: Page): Promise<string[]> {
  const faults = await defectsOfPage(page)
  const form = page.locator('main form[novalidate]')
  const isAsking = (await form.locator(':is(input, textarea, select):visible').count()) > 0
  if (!isAsking) return faults
  const heading = page.getByRole('heading', { level: 1 })
  const before = await heading.innerText()
  await form.locator('button[type="submit"]').first().click()
  const summary = page.locator('.error-summary')
  await expect.poll(async () => (await summary.isVisible()) || (await heading.innerText()) !== before).toBe(true)
  const further = (await summary.isVisible()) ? await defectsOfPage(page) : await spokenDefects(page)
  return [...faults, ...further]
}
