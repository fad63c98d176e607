import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from '@playwright/test'

/** The stored state once it has not changed for a second: a page stores what it shows afterwards. */
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
