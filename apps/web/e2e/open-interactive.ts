import { expect, type Page, type Response } from '@playwright/test'

/**
 * Opens a page and waits until it is hydrated. Before that, a link would load the next page as a document. It is not enough to wait for an
 * idle network, because on a busy machine half a second can pass before the scripts are requested.
 */
export function openInteractive(page: Page, address: string): Promise<Response | null> {
  return untilInteractive(page, () => page.goto(address, { waitUntil: loadedAt(address) }))
}

/** The desk keeps an event stream open for its lists, so its network is never idle. */
function loadedAt(address: string): 'load' | 'networkidle' {
  const { pathname } = new URL(address, 'https://site.example')
  return /^\/(?:secretariat|desk)(?:\/|$)/.test(pathname) ? 'load' : 'networkidle'
}

/** Opens a page and continues as soon as it is hydrated, while files needed later may still be loading. */
export async function openAnswering(page: Page, address: string): Promise<void> {
  await markInteractive(page)
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  await hydrated(page)
}

/** Reloads the page and waits until it is hydrated. */
export function reloadInteractive(page: Page): Promise<Response | null> {
  return untilInteractive(page, () => page.reload({ waitUntil: loadedAt(page.url()) }))
}

/** Waits until the page shows that all answers are stored, because encryption takes a moment, and then reloads the form. */
export async function reloadForm(page: Page): Promise<void> {
  await expect(page.locator('.saved-status')).toHaveAttribute('aria-busy', 'false')
  await reloadInteractive(page)
}

async function untilInteractive(page: Page, load: () => Promise<Response | null>): Promise<Response | null> {
  await markInteractive(page)
  const response = await load()
  await hydrated(page)
  return response
}

/**
 * Waits until React has hydrated the page. A content page hydrates only when a pointer comes near a control that needs React. That event is
 * sent again on every poll, because no listener exists before the first script has run.
 */
async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    document.querySelector('#app a[data-hydrate]')?.dispatchEvent(new Event('pointerover', { bubbles: true }))
    return document.documentElement.hasAttribute('data-interactive')
  })
}

/**
 * The windows that already run the script in each of their documents. A new fragment in the address opens no new document, so the attribute
 * stays.
 */
const marked = new WeakSet<Page>()

/** From now on, every document that this window opens sets `html[data-interactive]` when React has hydrated it. */
export async function markInteractive(page: Page): Promise<void> {
  if (marked.has(page)) return
  marked.add(page)
  await page.addInitScript(() =>
    document.addEventListener('interactive', () => document.documentElement.setAttribute('data-interactive', '')),
  )
}
