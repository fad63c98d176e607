import { expectAccessible } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { openParts } from './open-parts.ts'
import { requestCall } from './request/request-call.ts'
import { createResult } from './self-test/create-result.ts'

test.use({ viewport: { width: 390, height: 800 } })

test('a call that is requested on the result page is confirmed there, and the form disappears', async ({ page }) => {
  const id = await createResult(page, 'fr')
  await page.goto(`/recommendations#${id}`)
  await openParts(page)
  await page.getByText('Demander un appel', { exact: true }).click()
  await page.getByLabel('Votre prénom').fill('Camille')
  await page.getByLabel('Votre numéro de téléphone').fill('01 99 00 56 78')
  await page.locator('#call-consent').check()
  await page.getByRole('button', { name: 'Demander cet appel' }).click()
  const confirmed = page.getByText('C’est noté')
  await expect(confirmed).toBeInViewport()
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('C’est noté')
  await expect(page.getByLabel('Votre prénom')).toHaveCount(0)
  await expectAccessible(page)
  await page.reload()
  await expect(confirmed).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('every change on the page of the private link is confirmed at once', async ({ page, stack }) => {
  const email = 'many-changes@visitor.example'
  const { private_link_id: id } = await requestCall(page, email)
  await expect.poll(() => stack.mailbox.mailsTo(email).length).toBe(1)
  await page.goto(`/votre-demande#${id}`)
  const move = page.getByRole('button', { name: 'Choisir un autre moment' })
  await move.click()
  await expect(page.getByRole('button', { name: 'Prendre ce moment' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ne rien changer' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Garder le moment prévu' }).click()
  for (const [index, part] of ['afternoon', 'morning', 'any', 'afternoon'].entries()) {
    await move.click()
    await page.getByLabel('Sans heure précise').check()
    await page.locator(`[name="part_of_day"][value="${part}"]`).check()
    await page.getByRole('button', { name: 'Prendre ce moment' }).click()
    await expect(page.getByText(`Un e-mail de confirmation part vers ${email}`)).toBeVisible()
    await expect.poll(() => stack.mailbox.mailsTo(email).length).toBe(2 + index)
  }
  expect(stack.mailbox.mailsTo(email).at(-1)?.text).toMatch(/l’après-midi/)
})
