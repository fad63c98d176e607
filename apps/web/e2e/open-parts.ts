import type { Page } from '@playwright/test'

/** Waits for the first folded part of the page, and opens all of them. */
export async function openParts(page: Page): Promise<void> {
  await page.locator('.accordion summary').first().waitFor()
  await page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLDetailsElement>('.accordion > details')) part.open = true
  })
}
