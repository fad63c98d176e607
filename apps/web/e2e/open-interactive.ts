import type { Page, Response } from '@playwright/test'

/**
 * Opens a page and waits until it answers to its visitor: a link pressed before loads the next page whole, as without scripts.
 * The network alone does not tell: on a busy machine it is idle for half a second before the scripts are asked for.
 */
export function openInteractive(page: Page, address: string): Promise<Response | null> {
  return untilInteractive(page, () => page.goto(address, { waitUntil: 'networkidle' }))
}

/** Loads the page on screen again and waits until it answers to its visitor. */
export function reloadInteractive(page: Page): Promise<Response | null> {
  return untilInteractive(page, () => page.reload({ waitUntil: 'networkidle' }))
}

async function untilInteractive(page: Page, load: () => Promise<Response | null>): Promise<Response | null> {
  // Taken back at the end: one page is opened many times.
  await using _mark = await page.addInitScript(() =>
    document.addEventListener('interactive', () => document.documentElement.setAttribute('data-interactive', '')),
  )
  const response = await load()
  await page.locator('html[data-interactive]').waitFor()
  return response
}
