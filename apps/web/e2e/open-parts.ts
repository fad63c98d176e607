import type { Page } from '@playwright/test'

/** Opens all folded parts of a page, once there are any. */
export async function openParts(page: Page): Promise<void> {
  await page.locator('.accordion summary').first().waitFor()
  await page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLDetailsElement>('.accordion > details')) part.open = true
  })
}
