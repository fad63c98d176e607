import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, Page } from '@playwright/test'
import { onSlowPhone } from './slow-phone.ts'

const path = 'trouver-un-essai'
const start = 'main button.button--primary'
/** Milliseconds after the navigation began: before the first paint, and after the page answers. */
const span = { from: 500, to: 2500, step: 20 }
/** High enough that the button is on screen. */
const viewport = { width: 390, height: 1100 }

/** Taps where the button is painted that starts the finder, each time 20 ms later; presses that hit nothing yet are not counted. */
export async function pressEarly(
  site: string,
  browser: Browser,
  tries: number,
): Promise<{ made: number; lost: number }> {
  const address = new URL(path, site).href
  const spot = await onSlowPhone(browser, async (page) => {
    await page.setViewportSize(viewport)
    await page.goto(address)
    const box = await page.locator(start).first().boundingBox()
    if (!box) throw new Error(`Nothing to press at ${path}`)
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  })
  const found = { made: 0, lost: 0 }
  for (let index = 0; index < tries; index++) {
    const delay = span.from + ((index * span.step) % (span.to - span.from))
    const end = await onSlowPhone(browser, (page) => pressAfter(page, address, spot, delay))
    if (end === 'missed') continue
    found.made += 1
    if (end === 'lost') found.lost += 1
  }
  return found
}

async function pressAfter(
  page: Page,
  address: string,
  { x, y }: { x: number; y: number },
  delay: number,
): Promise<'missed' | 'lost' | 'answered'> {
  await page.addInitScript((selector) => {
    const note = ({ target }: Event) => {
      if (target instanceof Element && target.closest(selector)) sessionStorage.setItem('pressed', '')
    }
    document.addEventListener('click', note, { capture: true })
  }, start)
  await page.setViewportSize(viewport)
  const loading = page.goto(address)
  await pause(delay)
  await page.touchscreen.tap(x, y)
  // Now and then Chromium's emulated network stops for good, with bytes unread in its sockets: no fault of the page.
  const hasLoaded = await loading.then(
    () => true,
    () => false,
  )
  const isHit = hasLoaded && (await page.evaluate(() => sessionStorage.getItem('pressed') !== null))
  if (!isHit) return 'missed'
  const question = page.locator('main :is([type="radio"], [type="checkbox"])').first()
  return question.waitFor().then(
    () => 'answered',
    () => 'lost',
  )
}
