import type { Page } from '@playwright/test'

/** More tab stops than any page has. */
const maxStops = 400

interface Stop {
  name: string
  /** `place` is the index in the document, and `top` is the distance from the top of the page. */
  place: number
  top: number
  isSkipLink: boolean
  faults: string[]
}

/** Tabs through the page until the focus leaves it. Returns the stops at which the focus is invisible, covered, out of order or trapped. */
export async function walkByKeyboard(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    // The first Tab must start at the top of the page, and browsers would continue after a focused heading.
    document.body.tabIndex = -1
    document.body.focus()
    document.body.removeAttribute('tabindex')
  })
  const faults: string[] = []
  let before: Stop | undefined
  for (let stops = 0; stops < maxStops; stops++) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(currentStop)
    if (!stop) return faults
    if (stops === 0 && !stop.isSkipLink) faults.push(`${stop.name} comes before the link to the content`)
    faults.push(...stop.faults.map((fault) => `${stop.name} ${fault}`))
    // If CSS changes the visual order, `reading-flow` makes the keyboard follow it.
    if (before && stop.place < before.place && stop.top <= before.top)
      faults.push(`${stop.name} comes after ${before.name}`)
    before = stop
  }
  return [...faults, `the focus does not leave the page: ${before?.name}`]
}

function currentStop(): Stop | undefined {
  const focused = document.activeElement
  if (!focused || focused === document.body) return undefined
  const { left, top, width, height } = focused.getBoundingClientRect()
  const focusedAndLabels = [focused, ...('labels' in focused ? ((focused as HTMLInputElement).labels ?? []) : [])]
  const hasOutline = focusedAndLabels.some((element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
  })
  const points: [number, number][] = [
    [left + width / 2, top + height / 2],
    [left + 4, top + 4],
    [left + width - 4, top + height - 4],
  ]
  const isVisible = points.some(([x, y]) => {
    const topmost = document.elementFromPoint(x, y)
    return (
      topmost !== null && focusedAndLabels.some((element) => element.contains(topmost) || topmost.contains(element))
    )
  })
  return {
    name: `${focused.tagName.toLowerCase()} “${(focused.textContent ?? '').trim().slice(0, 30)}”`,
    place: [...document.querySelectorAll('*')].indexOf(focused),
    top: top + scrollY,
    isSkipLink: focused.matches('.skip-link'),
    faults: [...(hasOutline ? [] : ['shows no focus']), ...(isVisible ? [] : ['is covered or outside the screen'])],
  }
}
