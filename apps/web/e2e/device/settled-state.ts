import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from '@playwright/test'

/** Returns the stored state once it has not changed for a second, because a page shows a change before it stores it. */
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
