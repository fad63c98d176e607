import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, CDPSession, Page } from '@playwright/test'
import { withProduct } from './product.ts'
import { type Chapter, median, repeat } from './report.ts'
import { onSlowPhone, phoneInWords } from './slow-phone.ts'
import { startProxy } from './without-scripts.ts'

const runs = 5
/** Milliseconds between two taps of a visitor whose first did nothing. */
const tapInterval = 1000
/** Presses on a start that has just been painted, one for each 50 ms of the time in which the page begins to answer. */
const presses = { from: 500, to: 2500, tries: 40 }

/** A form, by what is pressed on it: where links lead, its first choice, and what leads on from it. */
const finder = { path: 'trouver-un-essai', choice: 'main [type="radio"]', start: 'Commencer' }
const memoryTest = { path: 'questionnaire', choice: 'main .actions button', start: 'Répondre pour moi' }

/** A link of the home page, and the heading of its page. */
const link = { name: 'Mentions légales', heading: 'Mentions légales' }

/** How soon a visitor with a slow phone on a slow network can use the site, from the moment they ask for the page. */
export function firstTaps(browser: Browser): Promise<Chapter[]> {
  return withProduct(async (site) => {
    const whole = await startProxy(site, 'as they are')
    const plain = await startProxy(site, 'without scripts')
    const menus = { whole: [] as MenuTap[], plain: [] as MenuTap[] }
    for (let run = 0; run < runs; run += 1) {
      menus.whole.push(await onSlowPhone(browser, (page, phone) => tapOnMenu(whole.url, page, phone)))
      menus.plain.push(await onSlowPhone(browser, (page, phone) => tapOnMenu(plain.url, page, phone)))
    }
    await Promise.all([whole.close(), plain.close()])
    const second = await repeat(runs, () => onSlowPhone(browser, (page) => secondPage(site, page)))
    const start = (form: typeof finder) =>
      repeat(runs, () => onSlowPhone(browser, (page) => firstAnswer(site, page, form)))
    const [questions, items] = [await start(finder), await start(memoryTest)]
    const { made, lost } = await pressEarly(site, browser)
    const atMost = (milliseconds: number) => ({ unit: 'ms', target: { atMost: milliseconds } }) as const
    const shown = (answers: typeof items) => median(answers.map((each) => each.shown))
    const accepted = (answers: typeof items) => median(answers.map((each) => each.accepted))
    return [
      {
        title: `First taps, ${phoneInWords}, median of ${runs}`,
        measures: [
          {
            what: 'a tap on the menu of the home page opens it, after the first paint',
            value: median(menus.whole.map(({ afterPaint }) => afterPaint)),
            ...atMost(50),
          },
          {
            what: '… after the finger is lifted',
            value: median(menus.whole.map(({ afterTap }) => afterTap)),
            unit: 'ms',
          },
          {
            what: '… of the same page without scripts, after its first paint',
            value: median(menus.plain.map(({ afterPaint }) => afterPaint)),
            unit: 'ms',
          },
          {
            what: '… after the finger is lifted',
            value: median(menus.plain.map(({ afterTap }) => afterTap)),
            unit: 'ms',
          },
          { what: 'a link of the home page has led to its page, after the tap', value: median(second), unit: 'ms' },
          { what: 'the first choice of the finder can be made', value: shown(questions), ...atMost(1200) },
          { what: '… and its next question is there', value: accepted(questions), unit: 'ms' },
          { what: 'the first choice of the memory test can be made', value: shown(items), ...atMost(1200) },
          { what: '… and its next question is there', value: accepted(items), unit: 'ms' },
          {
            what: `of ${made} presses on the start of the finder, from its first paint on, those that led nowhere`,
            value: lost,
            unit: 'tries',
            target: { atMost: 0 },
          },
        ],
      },
    ]
  })
}

/** Opens the home page, and once it is still follows a link of it; milliseconds from the tap until the heading of its page is painted. */
async function secondPage(site: string, page: Page): Promise<number> {
  await page.goto(site, { waitUntil: 'networkidle' })
  const target = page.getByRole('contentinfo').getByRole('link', { name: link.name, exact: true })
  await target.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => Date.now())
  await target.tap()
  const after = await page.waitForFunction(
    (heading) => document.querySelector('h1')?.textContent?.includes(heading) && Date.now(),
    link.heading,
    { polling: 'raf' },
  )
  return Number(await after.jsonValue()) - before
}

type MenuTap = Awaited<ReturnType<typeof tapOnMenu>>

/** Taps on the menu once the page has noted its first paint, and again until it has opened; milliseconds from that paint, and from the lifted finger that opened it. */
async function tapOnMenu(site: string, page: Page, phone: CDPSession) {
  const noted = Promise.withResolvers<{ x: number; y: number }>()
  const opened = Promise.withResolvers<true>()
  await page.exposeFunction('onPaint', noted.resolve)
  await page.exposeFunction('onOpen', () => opened.resolve(true))
  await page.addInitScript(watchMenu)
  await page.goto(site, { waitUntil: 'commit' })
  const touchPoints = [await noted.promise]
  do {
    await phone.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
    await phone.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  } while (!(await Promise.race([opened.promise, pause(tapInterval, false)])))
  return page.evaluate(() => {
    const { lifted, opened } = document.documentElement.dataset
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime
    return { afterPaint: Number(opened) - Number(painted), afterTap: Number(opened) - Number(lifted) }
  })
}

/** Within the page, before any of its own scripts: it is not asked from outside, which takes its slow processor too. */
function watchMenu() {
  const { onPaint, onOpen } = window as unknown as Record<'onPaint' | 'onOpen', (spot?: object) => void>
  const note = (name: string, time: number) => (document.documentElement.dataset[name] ??= String(time))
  new PerformanceObserver((list) => {
    const box = document.querySelector('nav summary')?.getBoundingClientRect()
    if (box && list.getEntriesByName('first-contentful-paint').length > 0)
      onPaint({ x: box.x + box.width / 2, y: box.y + box.height / 2 })
  }).observe({ type: 'paint', buffered: true })
  document.addEventListener('touchend', ({ timeStamp }) => note('lifted', timeStamp), {
    passive: true,
  })
  document.addEventListener(
    'toggle',
    () => {
      note('opened', performance.now())
      onOpen()
    },
    { capture: true },
  )
}

/** Makes the first choice of a form and starts it as soon as each can be done. The page itself notes when: asking it from outside takes its slow processor too. */
async function firstAnswer(site: string, page: Page, { path, choice, start }: typeof finder) {
  await page.addInitScript((first) => {
    const note = (name: string, selector: string) => {
      if (document.querySelector(selector)) document.documentElement.dataset[name] ??= String(performance.now())
    }
    const look = () => {
      note('shown', first)
      note('accepted', 'main form')
    }
    new MutationObserver(() => requestAnimationFrame(look)).observe(document, { childList: true, subtree: true })
  }, choice)
  await page.goto(new URL(path, site).href, { waitUntil: 'commit' })
  const first = page.locator(choice).first()
  await first.waitFor()
  if ((await first.getAttribute('type')) === 'radio') await first.dispatchEvent('click')
  await page.getByRole('button', { name: start }).tap()
  await page.locator('html[data-accepted]').waitFor()
  return page.evaluate(() => {
    const { shown, accepted } = document.documentElement.dataset
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN
    return { shown: Math.max(Number(shown), painted), accepted: Number(accepted) }
  })
}

/** Presses the start of the finder, each time a little later after it was asked for; presses that hit nothing yet are not counted. */
async function pressEarly(site: string, browser: Browser): Promise<{ made: number; lost: number }> {
  const address = new URL(finder.path, site).href
  const begin = async (page: Page) => {
    // High enough that the button is on screen.
    await page.setViewportSize({ width: 390, height: 1100 })
    await page.addInitScript(() => {
      const note = ({ target }: Event) => {
        if (target instanceof Element && target.closest('main button')) sessionStorage.setItem('pressed', '')
      }
      document.addEventListener('click', note, { capture: true })
    })
    await page.goto(address)
  }
  const spot = await onSlowPhone(browser, async (page) => {
    await begin(page)
    const box = await page.getByRole('button', { name: finder.start }).boundingBox()
    if (!box) throw new Error(`Nothing to press at ${finder.path}`)
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  })
  const ends: string[] = []
  for (let index = 0; index < presses.tries; index += 1) {
    const delay = presses.from + (index * (presses.to - presses.from)) / presses.tries
    ends.push(
      await onSlowPhone(browser, async (page) => {
        // Now and then Chromium's emulated network stops for good, with bytes unread in its sockets: no fault of the page.
        const loading = begin(page).then(
          () => true,
          () => false,
        )
        await pause(delay)
        await page.touchscreen.tap(spot.x, spot.y)
        const isHit = (await loading) && (await page.evaluate(() => sessionStorage.getItem('pressed') !== null))
        if (!isHit) return 'missed'
        return page
          .locator('main form')
          .waitFor()
          .then(
            () => 'answered',
            () => 'lost',
          )
      }),
    )
  }
  return { made: ends.filter((end) => end !== 'missed').length, lost: ends.filter((end) => end === 'lost').length }
}
