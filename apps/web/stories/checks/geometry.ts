import type { Page } from '@playwright/test'

/** Finds the elements that make the page scroll sideways (WCAG 1.4.10). */
export function overflows(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 0.5,
    )
    const innermost = wide.filter((element) => !wide.some((other) => other !== element && element.contains(other)))
    const named = innermost.map((element) => `${element.tagName.toLowerCase()}.${element.className}`)
    return [`horizontal scroll: ${scrollWidth} > ${clientWidth}: ${named.slice(0, 3).join(', ')}`]
  })
}

/**
 * Targets that are smaller than 44 by 44 px (WCAG 2.5.5), except links within a sentence. In the compact layout of the desk the minimum is
 * 40 px, and in its table of calls 32 px (ADR 0060).
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const leastOf = (element: Element) =>
      element.closest('.call-table tbody') ? 32 : element.closest('.compact') ? 40 : 44
    const selector = 'a[href], button, input:not([type=hidden]), select, textarea, summary'
    const isHiddenFromEyes = (element: Element) => {
      const { width, height, right, bottom } = element.getBoundingClientRect()
      const isShown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      return (
        !isShown ||
        element.closest('[aria-hidden=true]') !== null ||
        width <= 1 ||
        height <= 1 ||
        right <= 0 ||
        bottom <= 0
      )
    }
    const isInSentence = (element: Element) =>
      element.matches('a, button') &&
      getComputedStyle(element).display === 'inline' &&
      [...(element.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && /[\p{L}\p{N}]/u.test(node.textContent ?? ''),
      )
    const isOwnTarget = (element: Element) => !element.matches('[type=radio], [type=checkbox]')
    /** The label of a radio button or checkbox counts as part of the target. */
    const area = (element: Element) => {
      const labels = isOwnTarget(element) ? [] : [...((element as HTMLInputElement).labels ?? [])]
      const boxes = [element, ...labels].map((part) => part.getBoundingClientRect())
      const span = (start: number[], end: number[]) => Math.max(...end) - Math.min(...start)
      return {
        width: span(
          boxes.map(({ left }) => left),
          boxes.map(({ right }) => right),
        ),
        height: span(
          boxes.map(({ top }) => top),
          boxes.map(({ bottom }) => bottom),
        ),
      }
    }
    return [...document.querySelectorAll(selector)]
      .filter((element) => !isHiddenFromEyes(element) && !isInSentence(element))
      .flatMap((element) => {
        const { width, height } = area(element)
        const isEnough = Math.min(width, height) >= leastOf(element) - 0.5
        const name = `${element.tagName.toLowerCase()}.${element.className} “${(element.textContent ?? '').trim().slice(0, 30)}”`
        return isEnough ? [] : [`target of ${width.toFixed(0)} × ${height.toFixed(0)} px: ${name}`]
      })
  })
}
