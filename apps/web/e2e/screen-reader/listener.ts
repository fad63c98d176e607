import type { Tab } from '../engines/tab.ts'
import type { Desktop, Utterance } from './desktop.ts'

/** An action, and Orca's speech in response. */
export interface SpokenAction {
  did: string
  speech: Utterance[]
}

/** More tab stops than any page has. */
const maxStops = 120

/**
 * Acts as a user with a keyboard and Orca: controls the window only with real key presses, and records Orca's speech. `canReadAll` is false
 * for WebKitGTK. There Orca cannot read a whole page, and only a key press of the driver moves the focus into the page.
 */
export function listener(tab: Tab, desktop: Desktop, canReadAll: boolean) {
  const heard: SpokenAction[] = []
  let isBehind = false

  async function catchUp() {
    if (isBehind) await desktop.heard()
    isBehind = false
  }

  async function press(key: string): Promise<SpokenAction> {
    const entry = { did: key, speech: await desktop.press(key) }
    heard.push(entry)
    return entry
  }

  /** Presses Tab until the element, or the control of the label, has the focus. */
  async function reach(selector: string): Promise<string> {
    for (let stops = 0; stops < maxStops; stops++) {
      const type = await tab.run(focusedType, selector)
      if (type !== undefined && type !== null) return type
      await press('Tab')
    }
    throw new Error(`Tab does not reach ${selector}`)
  }

  const byKeys: Tab = {
    ...tab,
    async open(address) {
      await catchUp()
      await tab.open(address)
      if (!canReadAll) await tab.press('Tab')
      const speech = await (canReadAll ? desktop.listenToPage() : desktop.heard())
      heard.push({ did: 'The page opens', speech })
    },
    async click(selector) {
      await catchUp()
      const type = await reach(selector)
      await press(type === 'radio' || type === 'checkbox' ? 'space' : 'Return')
    },
    async type(selector, text) {
      await reach(selector)
      await desktop.press('ctrl+a')
      await desktop.type(text)
      heard.push({ did: `types “${text}”`, speech: await desktop.heard() })
    },
    press: async (key) => void (await press(key === 'Enter' ? 'Return' : key)),
  }

  /** Does not record the speech. The next `open` or `click` of `tab` first waits until Orca is silent. */
  const quick: Tab = {
    ...tab,
    async open(address) {
      isBehind = true
      await tab.open(address)
    },
    async click(selector) {
      isBehind = true
      await tab.click(selector)
    },
  }

  return {
    tab: byKeys,
    quick,
    heard,
    press,
    /** The last action, with Orca's speech so far. */
    async last(): Promise<SpokenAction> {
      const entry = heard.at(-1)
      if (!entry) throw new Error('Nothing was done')
      entry.speech.push(...(await desktop.heard()))
      return entry
    },
    /** Makes Orca read the whole page, starting at the skip link. Returns nothing if Orca cannot read a whole page. */
    async readAll(): Promise<Utterance[]> {
      if (!canReadAll) return []
      await tab.run(focusTop, undefined)
      await press('Tab')
      return (await press('KP_Add')).speech
    },
    /** Moves the focus from the browser's own controls into the page. */
    async enterPage() {
      for (let tries = 0; tries < (canReadAll ? 5 : 0); tries++) {
        const speech = await desktop.press('F6')
        if (speech.some(({ exposed }) => exposed.startsWith('document'))) return
      }
    },
    /** Goes to the top of the page, follows the skip link, then tabs through the main part. */
    async tabThroughMain(most: number): Promise<SpokenAction[]> {
      await tab.run(focusTop, undefined)
      await press('Tab')
      await press('Return')
      const stops: SpokenAction[] = []
      while (stops.length < most) {
        const stop = await press('Tab')
        const isInMain = await tab.run(() => Boolean(document.activeElement?.closest('main')), undefined)
        if (!isInMain) break
        stops.push(stop)
      }
      return stops
    },
  }
}

function focusedType(selector: string): string | undefined {
  const found = document.querySelector<HTMLElement>(selector)
  const target = found instanceof HTMLLabelElement ? found.control : found
  if (!target || target !== document.activeElement) return undefined
  return target.getAttribute('type') ?? ''
}

/** Focuses the body, so that the next Tab starts at the top of the page and not after a focused heading. */
function focusTop() {
  document.body.tabIndex = -1
  document.body.focus()
  document.body.removeAttribute('tabindex')
}
