import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, CDPSession, Page } from '@playwright/test'
import { withProduct } from './product.ts'
import { type Chapter, median, repeat } from './report.ts'
import { onSlowPhone, phoneInWords } from './slow-phone.ts'

const runs = 5
/** Milliseconds between two tries of an impatient visitor. */
const tapInterval = 20
/** Presses on a start that has just been painted, one for each 20 ms of the time in which the page begins to answer. */
const presses = { from: 500, to: 2500, tries: 100 }

/** A form, by what is pressed on it: where links lead, its start, and the answer to its first question. */
const finder = { path: 'trouver-un-essai', start: 'Commencer', answer: 'Pour moi' }
const memoryTest = { path: 'questionnaire', start: 'Répondre pour moi', answer: 'Aucun de ces signes' }

/** How soon a visitor with a slow phone on a slow network can use the site, from the moment they ask for the page. */
export function firstTaps(browser: Browser): Promise<Chapter[]> {
  return withProduct(async (site) => {
    const menu = await repeat(runs, () => onSlowPhone(browser, (page, phone) => tapOnMenu(site, page, phone)))
    const answer = (form: typeof finder) =>
      repeat(runs, () => onSlowPhone(browser, (page) => firstAnswer(site, page, form)))
    const [questions, items] = [await answer(finder), await answer(memoryTest)]
    const { made, lost } = await pressEarly(site, browser)
    const atMost = (milliseconds: number) => ({ unit: 'ms', target: { atMost: milliseconds } }) as const
    const shown = (answers: typeof items) => median(answers.map((each) => each.shown))
    const accepted = (answers: typeof items) => median(answers.map((each) => each.accepted))
    return [
      {
        title: `First taps, ${phoneInWords}, median of ${runs}`,
        measures: [
          { what: 'a tap on the menu of the home page opens it', value: median(menu), ...atMost(1000) },
          { what: 'the first question of the finder can be answered', value: shown(questions), ...atMost(2000) },
          { what: '… and its answer is accepted', value: accepted(questions), unit: 'ms' },
          { what: 'the first question of the memory test can be answered', value: shown(items), ...atMost(2000) },
          { what: '… and its answer is accepted', value: accepted(items), unit: 'ms' },
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

/** Taps where the menu is painted, again and again, until it has opened; when that is, on the clock of the page. */
async function tapOnMenu(site: string, page: Page, phone: CDPSession): Promise<number> {
  await page.addInitScript(() => {
    const note = () => (document.documentElement.dataset['opened'] ??= String(performance.now()))
    document.addEventListener('toggle', note, { capture: true })
  })
  await page.goto(site, { waitUntil: 'commit' })
  for (;;) {
    const { opened, spot } = await page.evaluate(() => {
      const isPainted = performance.getEntriesByName('first-contentful-paint').length > 0
      const box = document.querySelector('header summary')?.getBoundingClientRect()
      return {
        opened: document.documentElement.dataset['opened'],
        spot: isPainted && box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : undefined,
      }
    })
    if (opened !== undefined) return Number(opened)
    if (spot) {
      await phone.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [spot] })
      await phone.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    }
    await pause(tapInterval)
  }
}

/** Starts a form and answers its first question as soon as each is there. The page itself notes when: asking it from outside takes its slow processor too. */
async function firstAnswer(site: string, page: Page, form: typeof finder) {
  await page.addInitScript(() => {
    let first: string | undefined
    const look = () => {
      const question = document.querySelector<HTMLInputElement>('main :is([type="radio"], [type="checkbox"])')?.name
      if (question === undefined) return
      first ??= question
      document.documentElement.dataset[question === first ? 'shown' : 'accepted'] ??= String(performance.now())
    }
    new MutationObserver(() => requestAnimationFrame(look)).observe(document, { childList: true, subtree: true })
  })
  await page.goto(new URL(form.path, site).href, { waitUntil: 'commit' })
  await page.getByRole('button', { name: form.start }).tap()
  await page.getByLabel(form.answer, { exact: true }).check()
  await page.getByRole('button', { name: 'Continuer', exact: true }).tap()
  await page.locator('html[data-accepted]').waitFor()
  return page.evaluate(() => {
    const { shown, accepted } = document.documentElement.dataset
    return { shown: Number(shown), accepted: Number(accepted) }
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
        const question = page.locator('main :is([type="radio"], [type="checkbox"])').first()
        return question.waitFor().then(
          () => 'answered',
          () => 'lost',
        )
      }),
    )
  }
  return { made: ends.filter((end) => end !== 'missed').length, lost: ends.filter((end) => end === 'lost').length }
}
