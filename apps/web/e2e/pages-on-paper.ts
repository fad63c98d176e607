import type { Locale } from '@clairmemoire/domain/locale'
import type { Page } from '@playwright/test'

/** How many sheets the page takes: of A4 in French, of Letter in English. */
export async function pagesOnPaper(page: Page, site: Locale): Promise<number> {
  const paper = await page.pdf({ format: { fr: 'A4', en: 'Letter' }[site] })
  return [...paper.toString('latin1').matchAll(/\/Type\s*\/Page\b(?!s)/g)].length
}
