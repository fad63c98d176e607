import type { Page } from '@playwright/test'

/** Presses Tab once. Returns the focused element if neither it nor its label shows an outline. */
export async function unseenFocus(page: Page): Promise<string[]> {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await page.keyboard.press('Tab')
  return page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return []
    const shown = [focused, ...('labels' in focused ? ((focused as HTMLInputElement).labels ?? []) : [])]
    const hasOutline = shown.some((element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    })
    return hasOutline ? [] : [`focus does not show: ${focused.tagName.toLowerCase()}.${focused.className}`]
  })
}
