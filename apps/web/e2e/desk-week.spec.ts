import type { CallSlots, PrivateRequest, Receipt } from '@clairmemoire/api-client/schema'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { newStaff, signIn } from './staff/staff.ts'
import type { Stack } from './stack/stack.ts'

/** Requests a call at the first free time of the last offered day. */
async function chooseTime(page: Page, name: string): Promise<Receipt> {
  await page.goto('/robots.txt')
  return page.evaluate(async (firstName) => {
    const slots: CallSlots = await (await fetch('/api/trials/call-slots?locale=fr&country=FR')).json()
    const body = {
      locale: 'fr',
      form_version: '2',
      answers: { trial_code: '_', respondent: 'self', country: 'FR' },
      call: {
        first_name: firstName,
        phone: '0199005678',
        email: `${firstName.toLowerCase()}@visitor.example`,
        callback: { kind: 'slot', starts_at: slots.days.at(-1)?.times[0]?.starts_at, time_zone: 'Europe/Paris' },
      },
      consents: { agreed: true, text_version: '2026-11' },
    }
    const headers = { 'content-type': 'application/json' }
    return (await fetch('/api/trials/signup', { method: 'POST', headers, body: JSON.stringify(body) })).json()
  }, name)
}

/** Logs in, opens the week of the desk, and picks up the call by keyboard. */
async function pickUp(page: Page, stack: Stack, name: string) {
  await signIn(page, 'fr', await newStaff(stack))
  await page.getByRole('link', { name: 'La semaine' }).click()
  const move = page.getByRole('button', { name: `Déplacer ${name}` })
  await move.focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-put-down]:focus')).toBeVisible()
  return move
}

test('a call is moved in the week by keyboard alone, and the focus follows it', async ({ page, stack }) => {
  const { private_link_id: key } = await chooseTime(page, 'Clavier')
  const move = await pickUp(page, stack, 'Clavier')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowDown')
  const target = await page.locator('[data-put-down]:focus').getAttribute('data-put-down')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Clavier : l’appel est maintenant')).toBeVisible()
  await expect(move).toBeFocused()
  const request = await page.evaluate(async (address) => (await fetch(address)).json(), `/api/requests/${key}`)
  expect((request as PrivateRequest).call?.callback).toMatchObject({ kind: 'slot', starts_at: target })
})

test('a call that its visitor cancels during the move is not moved, and a message says so', async ({ page, stack }) => {
  const { private_link_id: key } = await chooseTime(page, 'Annulation')
  await pickUp(page, stack, 'Annulation')
  const status = await page.evaluate(async (address) => {
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ version: 1, cancel_call: true })
    return (await fetch(address, { method: 'PATCH', headers, body })).status
  }, `/api/requests/${key}`)
  expect(status).toBe(200)
  await expect(page.getByText('Annulation : la demande vient de changer')).toBeVisible({ timeout: 20_000 })
  await expect(page.getByRole('button', { name: 'C’est lu' })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Poser ici' })).toHaveCount(0)
})
