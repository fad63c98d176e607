import type { Page } from '@playwright/test'

/** Opens everything that a page folds below its titles, once there is something. */
export async function openParts(page: Page): Promise<void> {
  await page.locator('.accordion summary').first().waitFor()
  await page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLDetailsElement>('.accordion > details')) part.open = true
  })
}
