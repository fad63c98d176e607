import type { Page } from '@playwright/test'

/** Opens a page and waits until it answers to its visitor: a link pressed before loads the next page whole, as without scripts. */
export async function openInteractive(page: Page, address: string): Promise<void> {
  await page.addInitScript(() =>
    document.addEventListener('interactive', () => document.documentElement.setAttribute('data-interactive', '')),
  )
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.locator('html[data-interactive]').waitFor()
}
