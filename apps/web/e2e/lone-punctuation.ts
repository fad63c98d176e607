import type { Page } from '@playwright/test'

/** The punctuation at the start of a line of text, each with the words before it, which should be on the same line. */
export function lonePunctuation(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const lone: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    /** The last visible text and the block that it is in. */
    let before: { words: string; block: Element | null; bottom: number } | undefined
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const words = text.textContent ?? ''
      if (words.trim() === '') continue
      const range = document.createRange()
      const lineOf = (start: number) => {
        range.setStart(text, start)
        range.setEnd(text, start + 1)
        return range.getBoundingClientRect()
      }
      const first = lineOf(words.search(/\S/))
      const last = lineOf(words.trimEnd().length - 1)
      if (last.width === 0) continue
      let block = text.parentElement
      while (block && getComputedStyle(block).display.startsWith('inline')) block = block.parentElement
      if (before && before.block === block && /^\s*[.,;:!?)»…]/.test(words) && first.top >= before.bottom - 1)
        lone.push(`${before.words.slice(-20)} | ${words.slice(0, 20)}`)
      before = { words, block, bottom: last.bottom }
    }
    return lone
  })
}
