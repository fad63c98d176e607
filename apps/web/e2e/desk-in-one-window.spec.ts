import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { requestCalls, makeLate } from './request/request-calls.ts'
import { newStaff, signIn } from './staff/staff.ts'
import type { Stack } from './stack/stack.ts'

/** Opens a desk with more overdue calls than a window has rows. */
async function lateDesk(page: Page, stack: Stack, name: string): Promise<void> {
  await makeLate(stack, await requestCalls(page, name, 40))
  await signIn(page, 'fr', await newStaff(stack))
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible()
}

/** Returns how many of these elements are completely inside the window. */
async function shownWhole(page: Page, selector: string): Promise<number> {
  return page.locator(selector).evaluateAll(
    (found) =>
      found.filter((element) => {
        const { top, bottom, height } = element.getBoundingClientRect()
        return height > 0 && top >= 0 && bottom <= innerHeight
      }).length,
  )
}

for (const [width, height, least] of [
  [1280, 900, 20],
  [1024, 768, 12],
] as const)
  test(`at least ${least} calls of the list are in a window of ${width} × ${height}`, async ({ page, stack }) => {
    await page.setViewportSize({ width, height })
    await lateDesk(page, stack, `rows-${width}`)
    expect(await shownWhole(page, '.call-table tbody tr')).toBeGreaterThanOrEqual(least)
  })

test('a whole call, from the name to Save, fits one window of 1280 × 900 with a guide of forty lines and the longest note', async ({
  page,
  stack,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await lateDesk(page, stack, 'window')
  await page.getByRole('button', { name: 'Prochain appel' }).click()
  const guide = page.getByRole('region', { name: 'Le guide de l’appel' })
  await guide.evaluate((region) => {
    for (const line of Array(40).keys())
      region.append(Object.assign(document.createElement('p'), { textContent: line }))
  })
  await page.getByLabel('Vos notes').fill('mot '.repeat(1000))
  const parts = [
    page.getByRole('heading', { level: 1 }),
    page.locator('a[href^="tel:"]').first(),
    page.getByText('Langue', { exact: true }).last(),
    page.getByText('Heure là-bas', { exact: true }),
    guide,
    page.getByLabel('Vos notes'),
    page.getByRole('radio', { name: 'Pas de réponse' }),
    page.getByRole('radio', { name: 'Ne veut plus jamais' }),
    page.getByRole('button', { name: 'Enregistrer l’appel' }),
  ]
  for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('navigation', { name: 'À appeler maintenant' })).toBeVisible()
})

test('a call that nobody answers takes three keys, and a call that is answered takes six keys and its note', async ({
  page,
  stack,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await lateDesk(page, stack, 'keys')
  let keys = 0
  const press = async (key: string) => {
    keys += 1
    await page.keyboard.press(key)
  }
  const isOpened = (reference: string | undefined) =>
    page.waitForURL((address) => address.pathname !== reference && address.pathname.includes('/cm-'))
  const next = page.getByRole('button', { name: 'Prochain appel' })
  const save = page.getByRole('button', { name: 'Enregistrer l’appel' })
  await press('n')
  await isOpened(undefined)
  for (const call of ['missed', 'reached', 'missed', 'reached']) {
    await expect(save).toBeVisible()
    const reference = new URL(page.url()).pathname
    keys = 0
    if (call === 'missed') await press('1')
    else {
      await press('e')
      await page.keyboard.type('Tout est dit, 1 fois.')
      await press('Escape')
      await press('0')
    }
    await press('s')
    await expect(next).toBeFocused()
    await press('Enter')
    await isOpened(reference)
    expect(keys).toBeLessThanOrEqual(call === 'missed' ? 3 : 6)
  }
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await expect(save).toBeVisible()
  await page.keyboard.press('?')
  await page.getByRole('checkbox', { name: 'Une touche seule agit' }).uncheck()
  await page.keyboard.press('Escape')
  await page.keyboard.press('1')
  await expect(page.getByRole('radio', { name: 'Pas de réponse' })).not.toBeChecked()
})
