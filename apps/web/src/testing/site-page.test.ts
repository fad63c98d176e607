import { locales } from '@clairmemoire/domain/locale'
import { sayIn } from '@clairmemoire/ui/testing/in-language'
import { describe, expect, it } from 'vitest'
import { isPageOf, type SitePage } from './site-page.ts'

interface Story {
  parameters?: { sitePage?: SitePage }
}

const files = import.meta.glob<Record<string, Story>>('../**/*.stories.tsx', { eager: true })
const pages = Object.entries(files).flatMap(([file, stories]) =>
  Object.entries(stories).flatMap(([name, { parameters }]) =>
    parameters?.sitePage ? [{ story: `${file.replace('../', '')} ${name}`, page: parameters.sitePage }] : [],
  ),
)

describe('a story of a page', () => {
  it.each(pages)('exists in a language, and is not “not found” in the other: $story', ({ page }) => {
    const found = locales
      .filter((locale) => isPageOf(page, locale))
      .map((locale) => !/non trouvée|not found/.test(page.heading(sayIn(locale))))
    expect(found).not.toEqual([])
    expect(new Set(found).size).toBe(1)
  })
})
