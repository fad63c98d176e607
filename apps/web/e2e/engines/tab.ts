import { failedStartId } from '../../src/platform/failed-start/failed-start.ts'

/** A window of a browser, limited to operations that the protocol of every engine supports. */
export interface Tab {
  /** Script errors and violations of the content security policy. The list is always empty in WebKit, whose protocol reports no errors. */
  errors: readonly string[]
  /** Loads an address as a new document. `reload` and `back` do the same as the buttons of the browser. */
  open: (address: string) => Promise<void>
  reload: () => Promise<void>
  back: () => Promise<void>
  /** Runs a function in the page. The function can use only its argument, and its result is copied. */
  run: <Result, Argument>(read: (argument: Argument) => Result, argument: Argument) => Promise<Result>
  /** Scrolls the element into view and clicks its center, as a pointer does. */
  click: (selector: string) => Promise<void>
  /** Replaces the text of the field by typing. */
  type: (selector: string, text: string) => Promise<void>
  press: (key: 'Enter' | 'Escape' | 'Tab') => Promise<void>
  /** Resizes the window, in pixels. The engine takes the nearest width that it supports, and the promise resolves to that width. */
  resize: (width: number, height: number) => Promise<number>
  close: () => Promise<void>
}

/** The browser of one person. Its windows share one storage, which no other device can read. */
export interface Device {
  openTab: () => Promise<Tab>
  close: () => Promise<void>
}

export interface Engine {
  version: string
  openDevice: () => Promise<Device>
  close: () => Promise<void>
}

/** The browser has crashed or no longer answers its driver. */
export class BrowserCrash extends Error {}

/** A page that does not respond within this many milliseconds fails the test. */
const timeLimit = 200_000

/** Runs `read` in the page until it returns a truthy value. */
export async function until<Result, Argument>(
  tab: Tab,
  what: string,
  read: (argument: Argument) => Result,
  argument: Argument,
): Promise<Awaited<Result>> {
  const end = Date.now() + timeLimit
  let last: unknown
  while (Date.now() < end) {
    try {
      const found = await tab.run(read, argument)
      if (found) return found
    } catch (error) {
      if (error instanceof BrowserCrash) throw error
      // During a navigation there is no document in which the function can run.
      last = error
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  const shown = await tab.run(() => `${location.href}: ${document.querySelector('main')?.innerText}`, undefined)
  throw new Error(`${what}: not within ${timeLimit} ms, at ${shown}`, { cause: last })
}

/** Presses the first visible button, link, summary or label with this name, or else the first whose name begins with it. */
export async function pressNamed(tab: Tab, words: string): Promise<void> {
  const mark = (name: string) => {
    const spoken = (element: Element) =>
      (element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/\s+/g, ' ').trim()
    const seen = [...document.querySelectorAll('button, a[href], summary, label')].filter(
      (element) => element.getClientRects().length > 0,
    )
    const found =
      seen.find((element) => spoken(element) === name) ?? seen.find((element) => spoken(element).startsWith(name))
    for (const old of document.querySelectorAll('[data-to-press]')) old.removeAttribute('data-to-press')
    found?.setAttribute('data-to-press', '')
    return found !== undefined
  }
  await until(tab, `“${words}” to press`, mark, words)
  await untilAtRest(tab, '[data-to-press]')
  await tab.click('[data-to-press]')
}

/** Waits until the element stops moving. Otherwise the click could hit another element. */
async function untilAtRest(tab: Tab, selector: string): Promise<void> {
  const positionOf = () => tab.run((name) => document.querySelector(name)?.getBoundingClientRect().y, selector)
  for (let last = await positionOf(), now: number | undefined; ; last = now) {
    await new Promise((resolve) => setTimeout(resolve, 100))
    now = await positionOf()
    if (now === last) return
  }
}

export async function waitForHeading(tab: Tab, words: string): Promise<void> {
  const isThere = (name: string) =>
    [...document.querySelectorAll('h1')].some((heading) => heading.textContent?.replace(/\s+/g, ' ').includes(name))
  await until(tab, `the heading “${words}”`, isThere, words)
}

/** Opens a page and waits until React has hydrated it. */
export async function openAnswering(tab: Tab, address: string): Promise<void> {
  await tab.open(address)
  await waitUntilAnswering(tab)
}

export async function waitUntilAnswering(tab: Tab): Promise<void> {
  await until(tab, 'a page that answers', answers, failedStartId)
}

/**
 * Returns whether the failed-start message is gone and React has hydrated the heading. It reads the DOM, because no WebKit protocol can run
 * a script before the scripts of the page. A content page hydrates only when a pointer comes near a control that needs React, so the
 * function first sends that event.
 */
function answers(failedStart: string): boolean {
  document.querySelector('#app a[data-hydrate]')?.dispatchEvent(new Event('pointerover', { bubbles: true }))
  const heading = document.querySelector('h1')
  const isTaken = heading !== null && Object.keys(heading).some((key) => key.startsWith('__reactFiber'))
  return isTaken && document.getElementById(failedStart) === null
}
