import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, CDPSession, Page } from '@playwright/test'
import { type Chapter, median, repeat } from './measure.ts'

const runs = 5
const processorSlowdown = 4
/** "Slow 4G" as Lighthouse defines it: milliseconds of a round trip, bytes a second. */
const slow4g = { offline: false, latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 750_000 / 8 }
/** Milliseconds between two tries of an impatient visitor. */
const tapInterval = 20

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

async function onSlowPhone<Result>(
  browser: Browser,
  use: (page: Page, phone: CDPSession) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 3,
    isMobile: true,
    hasTouch: true,
  })
  try {
    const page = await context.newPage()
    const phone = await context.newCDPSession(page)
    await phone.send('Network.enable')
    await phone.send('Network.emulateNetworkConditions', slow4g)
    await phone.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown })
    return await use(page, phone)
  } finally {
    await context.close()
  }
}

/** Taps where the menu is painted, again and again, until it has opened; returns when, on the clock of the page. */
async function tapOnMenu(site: string, page: Page, phone: CDPSession): Promise<number> {
  await page.addInitScript(() => {
    document.addEventListener(
      'toggle',
      () => (document.documentElement.dataset['opened'] ??= String(performance.now())),
      {
        capture: true,
      },
    )
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
  await page.getByRole('button', { name: 'Continuer' }).tap()
  await page.getByRole('heading', { name: 'Où habitez-vous' }).waitFor()
  return page.evaluate(() => {
    const { shown, accepted } = document.documentElement.dataset
    return { shown: Number(shown), accepted: Number(accepted) }
  })
}
