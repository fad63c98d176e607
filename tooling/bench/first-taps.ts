import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, Page } from '@playwright/test'
import { dataFolder, startProduct } from './product.ts'
import { type Chapter, median } from './report.ts'
import { onSlowPhone, phoneInWords, withAndWithoutScripts } from './slow-phone.ts'

const runs = 5
/** Milliseconds after which the measurement fails if the menu is still closed. */
const menuTimeout = 1_000
/** The delays of the presses on the start button in milliseconds: one press for each 50 ms of the time in which the page hydrates. */
const presses = { from: 500, to: 2500, every: 50 }

/** The forms: the address, the selector of the first choice, and the button that starts the form. */
const finder = { path: 'trouver-un-essai', choice: 'main [type="radio"]', start: 'Commencer' }
const memoryTest = { path: 'questionnaire', choice: 'main .actions button', start: 'Répondre pour moi' }
/** The label of a link on the home page, which is also the heading of the page it opens. */
const linked = 'Mentions légales'

/** The time from a request to the first successful interaction, on a slow phone and network. */
export async function firstTaps(browser: Browser): Promise<Chapter> {
  await using data = await dataFolder()
  await using product = await startProduct(data.path)
  const site = product.url
  const menus = await withAndWithoutScripts(browser, runs, (page) => tapOnMenu(page, site))
  const links = await Array.fromAsync({ length: runs }, () => onSlowPhone(browser, (page) => followLink(page, site)))
  const answersTo = async (form: typeof finder) => {
    const all = await Array.fromAsync({ length: runs }, () =>
      onSlowPhone(browser, (page) => firstAnswer(page, site, form)),
    )
    return { shown: median(all.map(({ shown }) => shown)), accepted: median(all.map(({ accepted }) => accepted)) }
  }
  const [questions, items] = [await answersTo(finder), await answersTo(memoryTest)]
  const { made, lost } = await pressEarly(browser, site)
  const early = `of ${made} presses on the start of the finder after its first paint, presses without effect`
  return {
    title: `First taps, ${phoneInWords}, median of ${runs}`,
    measures: [
      ['a tap on the menu of the home page opens it, after the first paint', median(menus.whole), 'ms', { atMost: 50 }],
      ['… of the same page without scripts', median(menus.plain), 'ms'],
      ['from the tap on a link of the home page to the heading of its page', median(links), 'ms'],
      ['the first choice of the finder can be made', questions.shown, 'ms', { atMost: 1200 }],
      ['… and its next question is shown', questions.accepted, 'ms'],
      ['the first choice of the memory test can be made', items.shown, 'ms', { atMost: 1200 }],
      ['… and its next question is shown', items.accepted, 'ms'],
      [early, lost, 'tries', { atMost: 0 }],
    ],
  }
}

/** The time of the first performance entry with this name, in milliseconds from the start of the navigation. */
function timeOf(page: Page, name: string): Promise<number> {
  return page.evaluate((noted) => performance.getEntriesByName(noted)[0]?.startTime ?? Number.NaN, name)
}

function tapOn(page: Page, box: Pick<DOMRect, 'x' | 'y' | 'width' | 'height'>): Promise<void> {
  return page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
}

/** Taps on the menu after the first paint; returns the milliseconds from that paint until the menu is open. */
async function tapOnMenu(page: Page, site: string): Promise<number> {
  const painted = Promise.withResolvers<DOMRect>()
  await page.exposeFunction('onPaint', painted.resolve)
  // Polling from outside would use the emulated slow processor too.
  await page.addInitScript(() => {
    const { onPaint } = window as unknown as { onPaint: (menu?: DOMRect) => void }
    const note = () => onPaint(document.querySelector('nav summary')?.getBoundingClientRect())
    new PerformanceObserver(note).observe({ type: 'paint', buffered: true })
    document.addEventListener('toggle', () => performance.mark('opened'), { capture: true })
  })
  await page.goto(site, { waitUntil: 'commit' })
  await tapOn(page, await painted.promise)
  await pause(menuTimeout)
  return (await timeOf(page, 'opened')) - (await timeOf(page, 'first-contentful-paint'))
}

/** Follows a link of the idle home page; milliseconds from the tap until the heading of its target is visible. */
async function followLink(page: Page, site: string): Promise<number> {
  await page.goto(site, { waitUntil: 'networkidle' })
  const link = page.getByRole('contentinfo').getByRole('link', { name: linked, exact: true })
  await link.scrollIntoViewIfNeeded()
  const start = performance.now()
  await link.tap()
  await page.getByRole('heading', { level: 1, name: linked }).waitFor()
  return performance.now() - start
}

/** Makes the first choice of a form and starts the form as soon as possible; returns times in milliseconds on the page's clock. */
async function firstAnswer(page: Page, site: string, { path, choice, start }: typeof finder) {
  const now = () => page.evaluate(() => performance.now())
  await page.goto(new URL(path, site).href, { waitUntil: 'commit' })
  const first = page.locator(choice).first()
  await first.waitFor()
  const there = await now()
  if ((await first.getAttribute('type')) === 'radio') await first.dispatchEvent('click')
  await page.getByRole('button', { name: start }).tap()
  await page.locator('main form').waitFor()
  const accepted = await now()
  return { shown: Math.max(there, await timeOf(page, 'first-contentful-paint')), accepted }
}

/** Presses the finder's start button at increasing delays after the request; presses count only if the button exists. */
async function pressEarly(browser: Browser, site: string): Promise<{ made: number; lost: number }> {
  const begin = async (page: Page) => {
    // The viewport is high enough to contain the button.
    await page.setViewportSize({ width: 390, height: 1100 })
    await page.addInitScript(() => {
      const note = ({ target }: Event) => {
        if (target instanceof Element && target.closest('main button')) sessionStorage.setItem('pressed', '')
      }
      document.addEventListener('click', note, { capture: true })
    })
    await page.goto(new URL(finder.path, site).href)
  }
  const start = await onSlowPhone(browser, async (page) => {
    await begin(page)
    return page.getByRole('button', { name: finder.start }).boundingBox()
  })
  if (!start) throw new Error(`There is nothing to press at ${finder.path}.`)
  let [made, lost] = [0, 0]
  for (let delay = presses.from; delay < presses.to; delay += presses.every) {
    await onSlowPhone(browser, async (page) => {
      const loading = begin(page)
      await pause(delay)
      await tapOn(page, start)
      await loading
      if ((await page.evaluate(() => sessionStorage.getItem('pressed'))) === null) return
      made += 1
      await page
        .locator('main form')
        .waitFor()
        .catch(() => (lost += 1))
    })
  }
  return { made, lost }
}
