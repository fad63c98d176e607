import type { Page } from '@playwright/test'
import { Visitor } from './finder/visitor.ts'
import { expect, test } from './fixtures.ts'
import { openInteractive, reloadForm } from './open-interactive.ts'
import { openParts } from './open-parts.ts'
import { requestCall } from './request/request-call.ts'
import { goToChoiceOfTime } from './request/consultation.ts'

/** Opens the page where the visitor chooses a time, and chooses the first time of the first day. Returns the value of that time. */
async function chooseFirstTime(page: Page): Promise<string> {
  const visitor = new Visitor(page, 'fr')
  await goToChoiceOfTime(visitor, 'J’oublie des rendez-vous.')
  await page.locator('input[name="day"]').first().check()
  const time = page.locator('input[name="starts_at"]').first()
  await time.check()
  return (await time.getAttribute('value')) ?? ''
}

async function giveDetails(page: Page, firstName: string, email: string) {
  const visitor = new Visitor(page, 'fr')
  await page.getByLabel('Moi', { exact: true }).check()
  await visitor.continueTo('Comment pouvons-nous vous joindre ?')
  await page.getByLabel('Votre prénom').fill(firstName)
  await page.getByLabel('Votre numéro de téléphone').fill('06 39 98 12 34')
  await page.getByLabel('Votre adresse e-mail').fill(email)
}

test('the last free call at a time is held for one person, and a person who loses it keeps all typed values', async ({
  page,
  browser,
  baseURL,
  stack,
}) => {
  const other = await (await browser.newContext({ baseURL: baseURL ?? '', ignoreHTTPSErrors: true })).newPage()
  const [wanted, same] = [await chooseFirstTime(page), await chooseFirstTime(other)]
  expect(same).toBe(wanted)
  // The test desk takes 99 calls at a time. This leaves one free place, even if earlier tests have reserved some.
  await stack.rows(
    `insert into slot_reservation (country, starts_at, position, subject_id, since)
     select 'FR', $1::timestamptz, place, gen_random_uuid(), now() from generate_series(1, 98) as place
     on conflict do nothing`,
    [wanted],
  )
  const slower = new Visitor(other, 'fr')
  const visitor = new Visitor(page, 'fr')
  const isHeld = page.waitForResponse((answer) => answer.url().endsWith('/call-slots/hold'))
  await visitor.press('Continuer')
  expect((await isHeld).status()).toBe(201)
  await visitor.expectPage('Qui devons-nous appeler ?')

  // The second person learns that the time is taken as soon as they choose it.
  await slower.press('Continuer')
  await expect(other.getByRole('link', { name: 'Ce moment n’est plus libre' })).toBeVisible()
  await expect(slower.heading('Quand pouvons-nous appeler ?')).toBeVisible()
  await expect(other.locator(`input[value="${wanted}"]`)).toHaveCount(0)

  // The first person still sees the time after a reload, because it is held for them.
  await reloadForm(page)
  await visitor.expectPage('Qui devons-nous appeler ?')
  await giveDetails(page, 'Camille', 'camille@last-time.example')
  await visitor.continueTo('Votre accord pour l’appel')
  await visitor.agree('Vérifiez votre demande')

  // The hold expires and somebody else books the time: the form keeps the typed values and offers other times.
  await stack.rows(`delete from slot_reservation where starts_at = $1 and held_until is not null`, [wanted])
  await stack.rows(
    `insert into slot_reservation (country, starts_at, position, subject_id, since)
     values ('FR', $1::timestamptz, 99, gen_random_uuid(), now())`,
    [wanted],
  )
  await visitor.press('Envoyer ma demande')
  await expect(page.getByRole('link', { name: 'Ce moment n’est plus libre' })).toBeVisible()
  await expect(page.locator(`input[value="${wanted}"]`)).toHaveCount(0)
  await page.locator('input[name="starts_at"]').first().check()
  await visitor.continueTo('Vérifiez votre demande')
  await expect(page.getByText('camille@last-time.example')).toBeVisible()
  await visitor.press('Envoyer ma demande')
  await expect(visitor.heading('Merci, nous avons votre demande')).toBeFocused()
  const rows = await stack.rows(`select callback from request where email = 'camille@last-time.example'`)
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain(wanted)
  await other.context().close()
})

test('when a time is taken while somebody moves their call to it, the page says so and no longer offers it', async ({
  page,
  stack,
}) => {
  const { private_link_id: key } = await requestCall(page, 'moved@last-time.example', 'fr')
  await openInteractive(page, `/votre-demande#${key}`)
  await openParts(page)
  await page.getByRole('button', { name: 'Choisir un autre moment' }).click()
  await page.locator('input[name="day"]').nth(1).check()
  const time = page.locator('input[name="starts_at"]').first()
  await time.check()
  const wanted = (await time.getAttribute('value')) ?? ''
  await stack.rows(
    `insert into slot_reservation (country, starts_at, position, subject_id, since)
     select 'FR', $1::timestamptz, place, gen_random_uuid(), now() from generate_series(1, 99) as place
     on conflict do nothing`,
    [wanted],
  )
  await page.getByRole('button', { name: 'Prendre ce moment' }).click()
  await expect(page.getByText('Ce moment n’est plus libre. Choisissez-en un autre.')).toBeVisible()
  await expect(page.locator('#day')).toBeFocused()
  await expect(page.locator(`input[value="${wanted}"]`)).toHaveCount(0)

  await page.locator('input[name="starts_at"]').first().check()
  await page.getByRole('button', { name: 'Prendre ce moment' }).click()
  await expect(page.getByRole('button', { name: 'Choisir un autre moment' })).toBeVisible()
})
