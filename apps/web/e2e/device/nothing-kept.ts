import { expect, type Page } from '@playwright/test'
import { keptOn } from './kept-on.ts'

/** By the button of the English site. */
export async function eraseEverything(page: Page) {
  await page.getByText('Erase my answers on this device').click()
  await page.getByRole('button', { name: 'Erase everything' }).click()
}

/** Neither a sealed part nor a key. */
export async function expectNothingKept(page: Page) {
  const expected = { 'local storage': JSON.stringify([['state', '{"version":2,"sealed":{}}']]), IndexedDB: '[]' }
  await expect.poll(() => keptOn(page)).toMatchObject(expected)
}
