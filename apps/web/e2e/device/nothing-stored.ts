import { consentKey } from '@clairmemoire/domain/cookie-consent'
import { expect, type Page } from '@playwright/test'
import { storedOn } from './stored-on.ts'

/** Presses the buttons of the English site. */
export async function eraseEverything(page: Page) {
  await page.getByText('Erase my answers on this device').click()
  await page.getByRole('button', { name: 'Erase everything' }).click()
}

/** Expects that the device stores neither an encrypted part nor a key, only the choice of cookies. */
export async function expectNothingStored(page: Page) {
  const saved = async () => {
    const { 'local storage': stored = '', IndexedDB } = await storedOn(page)
    const entries: unknown = JSON.parse(stored)
    return { stored: Array.isArray(entries) ? entries.filter(([name]) => name !== consentKey.name) : [], IndexedDB }
  }
  await expect.poll(saved).toEqual({ stored: [['state', '{"version":2,"sealed":{}}']], IndexedDB: '[]' })
}
