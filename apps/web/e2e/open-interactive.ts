import { expect, type Page, type Response } from '@playwright/test'

/**
 * Opens a page and waits until it is hydrated: a link pressed before loads the next page as a document. Network idle is not enough: on a
 * busy machine half a second passes before the scripts are requested.
 */
export function openInteractive(page: Page, address: string): Promise<Response | null> {
  return untilInteractive(page, () => page.goto(address, { waitUntil: loadedAt(address) }))
}

/** The network of the desk is never idle, because the events of its lists have no end. */
function loadedAt(address: string): 'load' | 'networkidle' {
  const { pathname } = new URL(address, 'https://site.example')
  return /^\/(?:secretariat|desk)(?:\/|$)/.test(pathname) ? 'load' : 'networkidle'
}

/** Opens a page and continues as soon as it is hydrated, while files needed later may still be loading. */
export async function openAnswering(page: Page, address: string): Promise<void> {
  await markInteractive(page)
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  // Repeated, because no listener exists before the first script has run.
  await page.waitForFunction(() => {
    document.querySelector('#app a[data-hydrate]')?.dispatchEvent(new Event('pointerover', { bubbles: true }))
    return document.documentElement.hasAttribute('data-interactive')
  })
}

/** Reloads the page and waits until it is hydrated. */
export function reloadInteractive(page: Page): Promise<Response | null> {
  return untilInteractive(page, () => page.reload({ waitUntil: loadedAt(page.url()) }))
}

/** Reloads a form once the page says that its answers are stored: encrypting the last one takes a moment. */
export async function reloadForm(page: Page): Promise<void> {
  await expect(page.locator('.saved-status')).toHaveAttribute('aria-busy', 'false')
  await reloadInteractive(page)
}

async function untilInteractive(page: Page, load: () => Promise<Response | null>): Promise<Response | null> {
  await markInteractive(page)
  const response = await load()
  // Like a pointer near a control that needs React: a content page hydrates only then.
  await page.locator('#app a[data-hydrate]').first().dispatchEvent('pointerover')
  await page.locator('html[data-interactive]').waitFor()
  return response
}

/**
 * Windows whose documents have the mark, including documents opened otherwise: an address that differs only in its fragment opens no new
 * one.
 */
const marked = new WeakSet<Page>()

/** From now on `html[data-interactive]` shows for every document of the window whether React has hydrated it. */
export async function markInteractive(page: Page): Promise<void> {
  if (marked.has(page)) return
  marked.add(page)
  await page.addInitScript(() =>
    document.addEventListener('interactive', () => document.documentElement.setAttribute('data-interactive', '')),
  )
}
