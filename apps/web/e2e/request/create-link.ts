import type { Locale } from '@clairmemoire/domain/locale'
import { expect, type Page } from '@playwright/test'

const say = {
  fr: { site: 'Centre de l’étude', make: 'Créer le lien et son code', ready: 'Le lien et son code sont prêts' },
  en: { site: 'Study site', make: 'Create the link and its code', ready: 'The link and its code are ready' },
}

/** Creates a link on the hand-over sheet of an open request, and returns the link and its code. */
export async function createLink(page: Page, site: Locale): Promise<{ address: string; code: string }> {
  const words = say[site]
  const field = page.getByLabel(words.site, { exact: true })
  if ((await field.evaluate(({ tagName }) => tagName)) === 'SELECT') await field.selectOption({ index: 1 })
  else await field.fill('Centre Alpha')
  await page.getByRole('button', { name: words.make }).click()
  await expect(page.getByText(words.ready)).toBeVisible()
  const [address = '', code = ''] = await page.locator('code').allTextContents()
  return { address, code }
}
