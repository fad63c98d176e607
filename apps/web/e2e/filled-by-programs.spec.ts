import type { Locator } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { openInteractive } from './open-interactive.ts'
import { newStaff, staffWords } from './staff/staff.ts'

test.use({ site: 'fr' })
const words = staffWords.fr

/** Fills in a field as an external password manager does, without an event that informs the page. */
async function fillWithoutEvent(field: Locator, text: string): Promise<void> {
  await field.evaluate((input, typed) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, typed)
  }, text)
}

test('a person can log in after a password manager filled in the form without an event', async ({ page, stack }) => {
  const { email, password } = await newStaff(stack)
  await openInteractive(page, '/login')
  await fillWithoutEvent(page.getByLabel(words.email), email)
  await fillWithoutEvent(page.getByLabel(words.password), password)
  await page.getByLabel('Afficher le mot de passe').check()
  await expect(page.getByLabel(words.email)).toHaveValue(email)
  await page.getByLabel(words.password).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: words.requests })).toBeVisible()
})
