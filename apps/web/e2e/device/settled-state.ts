import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from '@playwright/test'

/** What the site keeps, once a second has passed without a change: a page keeps what it shows after it has shown it. */
export async function settledState(page: Page): Promise<string | null> {
  const state = () => page.evaluate(() => localStorage.getItem('state'))
  let before: string | null
  let after = await state()
  do {
    before = after
    await pause(1000)
    after = await state()
  } while (after !== before)
  return after
}
