import { locales } from '@clairmemoire/domain/locale'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { makeLate, requestCalls } from './request/request-calls.ts'
import { newStaff, signIn } from './staff/staff.ts'

const say = {
  fr: { next: 'Prochain appel', save: 'Enregistrer l’appel' },
  en: { next: 'Next call', save: 'Save the call' },
}

/** The keys that record each kind of call and open the next call. */
const kinds = {
  'no answer': { hasNote: false, keys: ['1', 's', 'Enter'] },
  voicemail: { hasNote: false, keys: ['3', 's', 'Enter'] },
  'no answer, with a note': { hasNote: true, keys: ['1', 's', 'Enter'] },
  answered: { hasNote: true, keys: ['0', 's', 'Enter'] },
  'another day': { hasNote: true, keys: ['7', 'Tab', 'ArrowDown', 'Tab', 'ArrowDown', 'Control+Enter', 'Enter'] },
} as const

const note = 'Tout est dit, rappeler le 3 au soir ?'

/** A whole day on one site. On the other site, whose keys are the same, one call of each kind. */
const callsOn = { fr: 40, en: Object.keys(kinds).length }

/** The maximum distance of scrolling in a whole day, in pixels: a tenth of the earlier distance. */
const mostScrolled = 30_000

interface Day {
  scrolledPixels: number
  pointerPresses: number
}

/** Adds up how far the document and all panes scroll, and counts the presses of the pointer. */
function watchScrolling(): void {
  const positions = new WeakMap<object, number>()
  const day: Day = Object.assign(window, { scrolledPixels: 0, pointerPresses: 0 })
  document.addEventListener(
    'scroll',
    ({ target }) => {
      const element = target instanceof Element ? target : document.documentElement
      day.scrolledPixels += Math.abs(element.scrollTop - (positions.get(element) ?? 0))
      positions.set(element, element.scrollTop)
    },
    true,
  )
  document.addEventListener('pointerdown', () => (day.pointerPresses += 1), true)
}

/** Presses a key or a key combination, and returns the number of keys. */
async function pressed(page: Page, key: string): Promise<number> {
  await page.keyboard.press(key)
  return key.split('+').length
}

for (const site of locales)
  test.describe(`on the ${site} site`, () => {
    test.use({ site })
    const words = say[site]
    const calls = callsOn[site]

    test(`${calls} calls are made by keyboard alone, with at most eight keys each and hardly any scrolling`, async ({
      page,
      stack,
    }) => {
      await page.setViewportSize({ width: 1280, height: 900 })
      await page.addInitScript(watchScrolling)
      await makeLate(stack, await requestCalls(page, `day-${site}`, calls + 20))
      const staff = await newStaff(stack)
      await signIn(page, site, staff)
      const save = page.getByRole('button', { name: words.save })
      const next = page.getByRole('button', { name: words.next })
      const keysOf: Record<string, number> = {}
      let sum = await pressed(page, 'n')
      for (let call = 0; call < calls; call += 1) {
        const kind = Object.keys(kinds)[call % Object.keys(kinds).length] as keyof typeof kinds
        await expect(save).toBeVisible()
        const opened = page.url()
        const { hasNote, keys } = kinds[kind]
        if (hasNote) {
          sum += await pressed(page, 'e')
          await page.keyboard.type(note)
          sum += await pressed(page, 'Escape')
          await expect(page.getByRole('radio').first()).toBeFocused()
        }
        let own = 0
        for (const key of keys) {
          if (key === 'Enter') await expect(next).toBeFocused()
          own += await pressed(page, key)
        }
        await page.waitForURL((address) => address.href !== opened)
        keysOf[kind] = own
        sum += own
      }
      const { scrolledPixels, pointerPresses } = await page.evaluate(() => {
        const { scrolledPixels: pixels, pointerPresses: presses } = window as unknown as Day
        return { scrolledPixels: pixels, pointerPresses: presses }
      })
      test.info().annotations.push({
        type: 'calls',
        description: JSON.stringify({ ...keysOf, sum, scrolledPixels, pointerPresses }),
      })
      for (const keys of Object.values(keysOf)) expect(keys).toBeLessThanOrEqual(8)
      expect(keysOf).toMatchObject({ 'no answer': 3, answered: 3 })
      expect(pointerPresses).toBe(0)
      expect(scrolledPixels).toBeLessThanOrEqual(mostScrolled)
      const [row] = await stack.rows(
        'select count(*)::int as made from call_outcome where staff_id = (select id from staff where email = $1)',
        [staff.email],
      )
      expect(row).toEqual({ made: calls })
    })
  })
