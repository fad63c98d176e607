import type { BrowserContext, Page } from '@playwright/test'
import { Visitor } from './finder/visitor.ts'
import { expect, test } from './fixtures.ts'

const year = 365 * 24 * 60 * 60 * 1000

/** Runs before any script of the site and shifts the clock of the device by this many milliseconds. */
function shiftClock(shift: number) {
  const now = Date.now.bind(Date)
  window.Date = class extends Date {
    constructor(...given: readonly [] | ConstructorParameters<typeof Date>) {
      if (given.length === 0) super(now() + shift)
      else super(...given)
    }
    static override now = () => now() + shift
  } as DateConstructor
}

/** Acts like a content blocker with a list against cookie banners: blocks files by name and hides elements by selector. */
async function blockCookieBanners(context: BrowserContext) {
  await context.route(/cookie|consent/i, (route) => route.abort('blockedbyclient'))
  await context.addInitScript(() => {
    const hide = () => {
      const style = new CSSStyleSheet()
      style.replaceSync('[class*="cookie" i], [id*="cookie" i], [class*="consent" i] { display: none !important }')
      document.adoptedStyleSheets = [style]
    }
    document.addEventListener('DOMContentLoaded', hide)
  })
}

/** Registers a service worker as another site could have done earlier at this address. It handles all requests. */
async function leaveServiceWorker(page: Page) {
  await page.context().route('**/left-behind.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(clients.claim()))
addEventListener('fetch', (event) => event.respondWith(fetch(event.request)))`,
    }),
  )
  // The content security policy of the site's own pages would block the service worker.
  await page.context().route('**/left-behind', (route) => route.fulfill({ contentType: 'text/html', body: '' }))
  await page.goto('/left-behind')
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/left-behind.js')
    await navigator.serviceWorker.ready
  })
  await page.reload()
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
}

const devices: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'whose clock is a year slow': async (page) => void (await page.addInitScript(shiftClock, -year)),
  'whose clock is a year fast': async (page) => void (await page.addInitScript(shiftClock, year)),
  'that blocks cookie banners': (page) => blockCookieBanners(page.context()),
  'with a service worker that another site left there': leaveServiceWorker,
}

for (const [index, [device, prepare]] of Object.entries(devices).entries()) {
  test.describe(`on a device ${device}`, () => {
    test.use({ site: 'fr', storageState: { cookies: [], origins: [] } })

    test('the finder books a call at a time that the clinic offers', async ({ page, browserErrors, stack }) => {
      await prepare(page)
      const visitor = new Visitor(page, 'fr')
      const { words } = visitor
      const email = `unusual-${index}@visitor.example`
      await visitor.match('fr')
      await visitor.bookCall()
      await visitor.chooseSlot(words.whoToCall)
      await visitor.choose(words.callMe, words.reachYou)
      const details = { firstName: 'Jo', lastName: 'Vial', phone: '(202) 555-0142', email }
      await visitor.giveContactDetails(details, words.agreeToCall)
      await visitor.agree(words.checkRequest)
      await visitor.press(words.send)
      await visitor.expectPage(words.thanks)
      const [sent] = await stack.rows('select callback from request where email = $1', [email])
      const callback = sent?.['callback'] as { starts_at: string } | undefined
      expect(Date.parse(callback?.starts_at ?? '')).toBeGreaterThan(Date.now())
      // The browser logs blocked requests, which are not errors of the page.
      const own = browserErrors.splice(0).filter((error) => !error.includes('ERR_BLOCKED_BY_CLIENT'))
      expect(own).toEqual([])
    })
  })
}

test.describe('a form that a browser autofills without a key press', () => {
  test.use({ site: 'en' })

  test('sends the autofilled values', async ({ page, stack }) => {
    const visitor = new Visitor(page, 'en')
    const { words } = visitor
    const email = 'autofilled@visitor.example'
    await visitor.match('en')
    await visitor.bookCall()
    await visitor.chooseSlot(words.whoToCall)
    await visitor.choose(words.callMe, words.reachYou)
    const known = { 'given-name': 'Jo', 'family-name': 'Vial', tel: '(202) 555-0142', email }
    expect(await page.evaluate(fillInAll, known)).toEqual(Object.keys(known))
    await visitor.continueTo(words.agreeToCall)
    await visitor.agree(words.checkRequest)
    await visitor.press(words.send)
    await visitor.expectPage(words.thanks)
    const rows = await stack.rows('select first_name, last_name from request where email = $1', [email])
    expect(rows).toEqual([{ first_name: 'Jo', last_name: 'Vial' }])
  })
})

/** Runs in the page. Fills in every input by its `autocomplete` token, and returns the tokens that it found. */
function fillInAll(known: Readonly<Record<string, string>>): string[] {
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
  return [...document.querySelectorAll('input')].flatMap((input) => {
    const text = known[input.autocomplete]
    if (text === undefined) return []
    value?.set?.call(input, text)
    for (const type of ['input', 'change']) input.dispatchEvent(new Event(type, { bubbles: true }))
    return [input.autocomplete]
  })
}
