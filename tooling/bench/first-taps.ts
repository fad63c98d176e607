import type { Browser, Page } from '@playwright/test'
import { pressEarly } from './early-presses.ts'
import { type Chapter, median, repeat } from './measure.ts'
import { onSlowPhone, processorSlowdown, tapOnMenu } from './slow-phone.ts'

const runs = 5
/** One for each 20 ms of the two seconds in which the page is painted and begins to answer. */
const earlyPresses = 100

/** A form, by what is pressed on it. */
interface Form {
  /** Where links lead; another form of it would be redirected. */
  path: string
  start: string
  /** The answer to its first question. */
  answer: string
}

const finder: Form = { path: 'trouver-un-essai', start: 'Commencer', answer: 'Pour moi' }
const memoryTest: Form = { path: 'questionnaire', start: 'Répondre pour moi', answer: 'Aucun de ces signes' }

/** What holds up a form at this speed. */
const cause =
  '155 kB of page, style, faces and scripts arrive within 1.6 s at this speed; the rest is the processor running them.'

/** How soon a visitor with a slow phone on a slow network can use the site, from the moment they ask for the page. */
export async function firstTaps(site: string, browser: Browser): Promise<Chapter> {
  const menu = await repeat(runs, () => onSlowPhone(browser, (page, phone) => tapOnMenu(site, page, phone)))
  const questions = await repeat(runs, () => onSlowPhone(browser, (page) => firstAnswer(site, page, finder)))
  const items = await repeat(runs, () => onSlowPhone(browser, (page) => firstAnswer(site, page, memoryTest)))
  const question = questions.filter((answer) => answer !== undefined)
  const item = items.filter((answer) => answer !== undefined)
  const presses = await pressEarly(site, browser, earlyPresses)
  return {
    title: `390 px wide, processor ÷ ${processorSlowdown}, slow 4G, median of ${runs}`,
    measures: [
      {
        what: 'a tap on the menu of the home page opens it',
        value: median(menu),
        unit: 'ms',
        target: { atMost: 1000 },
        cause: 'the menu needs no script: it answers once the page is painted, which is the processor’s time.',
      },
      {
        what: 'the first question of the finder can be answered',
        value: median(question.map(({ shown }) => shown)),
        unit: 'ms',
        target: { atMost: 2000 },
        cause,
      },
      {
        what: '… and its answer is accepted',
        value: median(question.map(({ accepted }) => accepted)),
        unit: 'ms',
      },
      {
        what: 'the first question of the memory test can be answered',
        value: median(item.map(({ shown }) => shown)),
        unit: 'ms',
        target: { atMost: 2000 },
        cause,
      },
      {
        what: '… and its answer is accepted',
        value: median(item.map(({ accepted }) => accepted)),
        unit: 'ms',
      },
      {
        what: `of ${2 * runs} tries to start a form, those that led nowhere`,
        value: 2 * runs - question.length - item.length,
        unit: 'tries',
        target: { atMost: 0 },
      },
      {
        what: `of ${presses.made} presses on the start of the finder, from its first paint on, those that led nowhere`,
        value: presses.lost,
        unit: 'tries',
        target: { atMost: 0 },
      },
    ],
  }
}

/** Starts a form and answers its first question as soon as each is there; undefined where one of them does not come. The page itself notes when: asking it from outside takes its slow processor too. */
async function firstAnswer(
  site: string,
  page: Page,
  form: Form,
): Promise<{ shown: number; accepted: number } | undefined> {
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
  try {
    await page.getByRole('button', { name: form.start }).tap()
    await page.getByLabel(form.answer, { exact: true }).check()
    await page.getByRole('button', { name: 'Continuer', exact: true }).tap()
    await page.locator('html[data-accepted]').waitFor()
  } catch {
    return undefined
  }
  return page.evaluate(() => {
    const { shown, accepted } = document.documentElement.dataset
    return { shown: Number(shown), accepted: Number(accepted) }
  })
}
