import type { Page, Response } from '@playwright/test'

/**
 * Opens a page and waits until it answers to its visitor: a link pressed before loads the next page whole, as without scripts.
 * The network alone does not tell: on a busy machine it is idle for half a second before the scripts are asked for.
 */
export function openInteractive(page: Page, address: string): Promise<Response | null> {
  return untilInteractive(page, () => page.goto(address, { waitUntil: 'networkidle' }))
}

/** Opens a page and goes on as soon as it answers to its visitor, while files that it may need later are still on their way. */
export async function openAnswering(page: Page, address: string): Promise<void> {
  await markInteractive(page)
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  // Again and again: nobody hears of a pointer before the first script has run.
  await page.waitForFunction(() => {
    document.querySelector('#app a[data-hydrate]')?.dispatchEvent(new Event('pointerover', { bubbles: true }))
    return document.documentElement.hasAttribute('data-interactive')
  })
}

/** Loads the page on screen again and waits until it answers to its visitor. */
export function reloadInteractive(page: Page): Promise<Response | null> {
  return untilInteractive(page, () => page.reload({ waitUntil: 'networkidle' }))
}

async function untilInteractive(page: Page, load: () => Promise<Response | null>): Promise<Response | null> {
  await markInteractive(page)
  const response = await load()
  // As a pointer that comes near something that needs React: a page to read becomes interactive then and no sooner.
  await page.locator('#app a[data-hydrate]').first().dispatchEvent('pointerover')
  await page.locator('html[data-interactive]').waitFor()
  return response
}

/** Windows whose documents carry the mark, also those that come without us: an address that differs in its fragment alone opens no new one. */
const marked = new WeakSet<Page>()

/** From now on `html[data-interactive]` tells of every document of the window whether React has taken it over. */
export async function markInteractive(page: Page): Promise<void> {
  if (marked.has(page)) return
  marked.add(page)
  await page.addInitScript(() =>
    document.addEventListener('interactive', () => document.documentElement.setAttribute('data-interactive', '')),
  )
}
