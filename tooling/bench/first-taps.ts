import type { Browser, Page } from '@playwright/test'
import { type Chapter, median, repeat } from './measure.ts'
import { onSlowPhone, processorSlowdown, tapOnMenu } from './slow-phone.ts'

const runs = 5

/** How soon a visitor with a slow phone on a slow network can use the site, from the moment they ask for the page. */
export async function firstTaps(site: string, browser: Browser): Promise<Chapter> {
  const menu = await repeat(runs, () => onSlowPhone(browser, (page, phone) => tapOnMenu(site, page, phone)))
  const question = await repeat(runs, () => onSlowPhone(browser, (page) => firstAnswer(site, page)))
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
        cause:
          '164 kB of page, style, faces and scripts arrive within 1.6 s at this speed; the rest is the processor running them.',
      },
      {
        what: '… and its answer is accepted',
        value: median(question.map(({ accepted }) => accepted)),
        unit: 'ms',
      },
    ],
  }
}

/** Starts the finder and answers its first question as soon as each is there. The page itself notes when: asking it from outside takes its slow processor too. */
async function firstAnswer(site: string, page: Page): Promise<{ shown: number; accepted: number }> {
  await page.addInitScript(() => {
    let first: string | undefined
    const look = () => {
      const question = document.querySelector<HTMLInputElement>('main input[type="radio"]')?.name
      if (question === undefined) return
      first ??= question
      document.documentElement.dataset[question === first ? 'shown' : 'accepted'] ??= String(performance.now())
    }
    new MutationObserver(() => requestAnimationFrame(look)).observe(document, { childList: true, subtree: true })
  })
  await page.goto(new URL('trial-finder', site).href, { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Commencer' }).tap()
  const answer = page.getByRole('radio', { name: 'Pour moi' })
  await answer.check()
  await page.getByRole('button', { name: 'Continuer', exact: true }).tap()
  await page.getByRole('heading', { name: 'Où habitez-vous' }).waitFor()
  return page.evaluate(() => {
    const { shown, accepted } = document.documentElement.dataset
    return { shown: Number(shown), accepted: Number(accepted) }
  })
}
