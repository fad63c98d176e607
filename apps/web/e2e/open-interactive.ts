import type { Page, Response } from '@playwright/test'

/**
 * Opens a page and waits until it answers to its visitor: a link pressed before loads the next page whole, as without scripts.
 * The network alone does not tell: on a busy machine it is idle for half a second before the scripts are asked for.
 */
export async function openInteractive(page: Page, address: string): Promise<Response | null> {
  await markInteractive(page)
  const response = await page.goto(address, { waitUntil: 'networkidle' })
  await isInteractive(page)
  return response
}

/** Loads the page on screen again and waits until it answers to its visitor. */
export async function reloadInteractive(page: Page): Promise<void> {
  await markInteractive(page)
  await page.reload({ waitUntil: 'networkidle' })
  await isInteractive(page)
}

function markInteractive(page: Page) {
  return page.addInitScript(() =>
    document.addEventListener('interactive', () => document.documentElement.setAttribute('data-interactive', '')),
  )
}

function isInteractive(page: Page) {
  return page.locator('html[data-interactive]').waitFor()
}
