import type { Locale } from '@clairmemoire/domain/locale'
import type { Page } from '@playwright/test'

export type Paper = 'A4' | 'Letter'

/** Returns the number of printed pages: A4 for the French site, Letter for the English site, unless `print` gives another format. */
export async function pagesOnPaper(
  page: Page,
  site: Locale,
  print: { on?: Paper; path?: string } = {},
): Promise<number> {
  const { on: format = { fr: 'A4', en: 'Letter' }[site], ...file } = print
  const paper = await page.pdf({ format, preferCSSPageSize: true, ...file })
  return [...paper.toString('latin1').matchAll(/\/Type\s*\/Page\b(?!s)/g)].length
}

/** Returns the texts that are printed in letters smaller than this number of points. */
export async function smallTexts(page: Page, points: number): Promise<string[]> {
  await page.emulateMedia({ media: 'print' })
  const found = await page.evaluate((smallest) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const small: string[] = []
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const element = text.parentElement
      if (!element?.checkVisibility({ visibilityProperty: true }) || !text.textContent?.trim()) continue
      if (element.closest('.visually-hidden, svg')) continue
      // In CSS a point is four thirds of a pixel.
      const size = (Number.parseFloat(getComputedStyle(element).fontSize) * 3) / 4
      if (size < smallest - 0.01) small.push(`${size} pt: ${text.textContent.trim()}`)
    }
    return small
  }, points)
  await page.emulateMedia({ media: null })
  return found
}
