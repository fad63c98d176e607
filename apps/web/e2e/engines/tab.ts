import { failedStartId } from '../../src/platform/failed-start/failed-start.ts'

/** One window of a browser, by what every protocol of every engine can do. */
export interface Tab {
  /** Errors of scripts and of the content security policy; the protocol of WebKit tells none. */
  complaints: readonly string[]
  /** Loads an address as a document; `reload` and `back` as the buttons of the browser. */
  open: (address: string) => Promise<void>
  reload: () => Promise<void>
  back: () => Promise<void>
  /** Runs a function in the page, which sees nothing but its argument; what it returns is copied. */
  run: <Result, Argument>(read: (argument: Argument) => Result, argument: Argument) => Promise<Result>
  /** Scrolls the element into view and clicks in its middle, as a pointer does. */
  click: (selector: string) => Promise<void>
  /** Types what a person types, in place of what stands there. */
  type: (selector: string, text: string) => Promise<void>
  press: (key: 'Enter' | 'Escape' | 'Tab') => Promise<void>
  /** In pixels; the engine takes the nearest it can and tells the width that it has. */
  resize: (width: number, height: number) => Promise<number>
  close: () => Promise<void>
}

/** A person's browser: its windows share what it keeps, and nobody else sees it. */
export interface Device {
  openTab: () => Promise<Tab>
  close: () => Promise<void>
}

/** An engine that runs, and its version. */
export interface Engine {
  version: string
  openDevice: () => Promise<Device>
  close: () => Promise<void>
}

/** Milliseconds until a page that does not answer is a failure. */
const patience = 200_000

/** Asks the page again and again until the answer is not empty. */
export async function until<Result, Argument>(
  tab: Tab,
  what: string,
  read: (argument: Argument) => Result,
  argument: Argument,
): Promise<Awaited<Result>> {
  const end = Date.now() + patience
  let last: unknown
  while (Date.now() < end) {
    try {
      const found = await tab.run(read, argument)
      if (found) return found
    } catch (error) {
      // Between two documents there is none to ask.
      last = error
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  const shown = await tab.run(() => `${location.href}: ${document.querySelector('main')?.innerText}`, undefined)
  throw new Error(`${what}: not within ${patience} ms, at ${shown}`, { cause: last })
}

/** Presses the first button, link, fold or label that is seen with these words, or that begins with them. */
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

/** Waits until the element stays where it is: a pointer that is on its way would press what has come in its place. */
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

/** Opens a page and waits until React has taken it over. */
export async function openAnswering(tab: Tab, address: string): Promise<void> {
  await tab.open(address)
  await waitUntilAnswering(tab)
}

export async function waitUntilAnswering(tab: Tab): Promise<void> {
  await until(tab, 'a page that answers', answers, failedStartId)
}

/**
 * Whether the words of a failed start are gone, and React has taken the heading over: no protocol of WebKit runs a script before those
 * of the page. A page to read waits for a pointer that comes near what needs React.
 */
function answers(failedStart: string): boolean {
  document.querySelector('#app a[data-hydrate]')?.dispatchEvent(new Event('pointerover', { bubbles: true }))
  const heading = document.querySelector('h1')
  const isTaken = heading !== null && Object.keys(heading).some((key) => key.startsWith('__reactFiber'))
  return isTaken && document.getElementById(failedStart) === null
}
