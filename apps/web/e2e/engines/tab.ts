import { failedStartId } from '../../src/platform/failed-start/failed-start.ts'

/** A window of a browser, limited to operations that the protocol of every engine supports. */
export interface Tab {
  /** Errors of scripts and of the content security policy; the protocol of WebKit reports none. */
  errors: readonly string[]
  /** Loads an address as a document; `reload` and `back` act as the buttons of the browser. */
  open: (address: string) => Promise<void>
  reload: () => Promise<void>
  back: () => Promise<void>
  /** Runs a function in the page, which has access only to its argument; the result is copied. */
  run: <Result, Argument>(read: (argument: Argument) => Result, argument: Argument) => Promise<Result>
  /** Scrolls the element into view and clicks its center, as a pointer does. */
  click: (selector: string) => Promise<void>
  /** Replaces the text of the field by typing. */
  type: (selector: string, text: string) => Promise<void>
  press: (key: 'Enter' | 'Escape' | 'Tab') => Promise<void>
  /** In pixels; the engine takes the nearest possible width and returns it. */
  resize: (width: number, height: number) => Promise<number>
  close: () => Promise<void>
}

/** A person's browser: its windows share a storage, separate from that of others. */
export interface Device {
  openTab: () => Promise<Tab>
  close: () => Promise<void>
}

/** A running engine, and its version. */
export interface Engine {
  version: string
  openDevice: () => Promise<Device>
  close: () => Promise<void>
}

/** Milliseconds until a page that does not respond is a failure. */
const timeLimit = 200_000

/** Polls the page until the result is not empty. */
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
      // Between two documents there is no page to evaluate in.
      last = error
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  const shown = await tab.run(() => `${location.href}: ${document.querySelector('main')?.innerText}`, undefined)
  throw new Error(`${what}: not within ${timeLimit} ms, at ${shown}`, { cause: last })
}

/** Presses the first visible button, link, fold or label with these words, or that begins with them. */
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

/** Waits until the element stops moving; otherwise a click would hit its replacement. */
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
 * Whether the message of a failed start is gone and React has hydrated the heading: no protocol of WebKit runs a script before those of the
 * page. A content page hydrates only when a pointer comes near a control that needs React.
 */
function answers(failedStart: string): boolean {
  document.querySelector('#app a[data-hydrate]')?.dispatchEvent(new Event('pointerover', { bubbles: true }))
  const heading = document.querySelector('h1')
  const isTaken = heading !== null && Object.keys(heading).some((key) => key.startsWith('__reactFiber'))
  return isTaken && document.getElementById(failedStart) === null
}
