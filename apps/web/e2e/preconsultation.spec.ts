import type { PreconsultationForm } from '@clairmemoire/api-client/schema'
import { Visitor } from './finder/visitor.ts'
import { expect, test } from './fixtures.ts'
import { openInteractive } from './open-interactive.ts'
import { createResult } from './self-test/create-result.ts'

test('a consultation is prepared in any order, read again, and sent once', { tag: '@smoke' }, async ({
  page,
  stack,
}) => {
  const visitor = new Visitor(page, 'fr')
  const hub = 'Votre préparation, partie par partie'
  await page.goto('/preconsultation/3')
  await expect(page.getByText('La page que vous avez ouverte vient plus tard')).toBeVisible()
  await page.goto('/preconsultation/completed')
  await expect(page.getByText('Rien n’est envoyé depuis cet appareil')).toBeVisible()
  await expect(page).toHaveTitle(/^Rien n’est envoyé depuis cet appareil – /)
  await openInteractive(page, '/preconsultation')
  await expect(page.getByText('La page que vous avez ouverte')).toBeHidden()
  await visitor.press('Préparer ma consultation')
  await expect(visitor.heading(hub)).toBeFocused()
  const form: PreconsultationForm = await page.evaluate(async () =>
    (await fetch('/api/forms/preconsultation?user_type=patient&locale=fr')).json(),
  )

  const led = page.getByText('La page que vous avez ouverte n’existe pas, ou vient plus tard')
  for (const path of ['contact', '99', 'abc', 'completed']) {
    await page.goto(`/preconsultation/${path}`)
    await expect(page).toHaveURL(/\/preconsultation\/1$/)
    await expect(led).toBeVisible()
  }
  await page.getByRole('checkbox').first().check()
  await expect(led).toBeHidden()

  for (const number of form.sections.map((_, index) => index + 1).toReversed()) {
    await page.goto('/preconsultation')
    await page
      .getByRole('link', { name: 'Ouvrir' })
      .nth(number - 1)
      .click()
    await expect(page).toHaveURL(new RegExp(`/preconsultation/${number}$`))
    const keep = page.getByRole('button', { name: 'Garder cette partie' })
    const decline = page.getByRole('button', { name: 'Je préfère ne pas répondre' })
    if (number === 1) await page.reload()
    await expect(decline).toBeVisible()
    while (!(await keep.isVisible())) {
      const before = await page.getByRole('heading', { level: 1 }).textContent()
      await decline.click()
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(before ?? '')
    }
    await keep.click()
    await expect(visitor.heading(hub)).toBeVisible()
  }
  await expect(page.getByText('Finie', { exact: true })).toHaveCount(form.sections.length)
  await page.goto('/preconsultation/99')
  await expect(page).toHaveURL(/\/preconsultation$/)
  await expect(led).toBeVisible()
  await page.getByRole('button', { name: 'La feuille pour mon médecin' }).click()

  await page.getByRole('link', { name: 'Donner mes coordonnées' }).click()
  await visitor.expectPage('Quelle est votre date de naissance ?')
  await page.locator('[name="birth_date-day"]').fill('31')
  await page.locator('[name="birth_date-month"]').fill('2')
  await page.locator('[name="birth_date-year"]').fill('1948')
  await visitor.press('Continuer')
  await expect(page.getByText('Il y a un problème')).toBeVisible()
  await page.locator('[name="birth_date-day"]').fill('27')
  await visitor.continueTo('Quand pouvons-nous appeler ?')
  await page.getByLabel('Sans heure précise').check()
  await page.getByLabel('Le matin').check()
  await visitor.continueTo('Qui devons-nous appeler ?')
  await page.getByLabel('Moi', { exact: true }).check()
  await visitor.continueTo('Comment pouvons-nous vous joindre ?')
  await page.getByLabel('Votre prénom').fill('Camille')
  await page.getByLabel('Votre numéro de téléphone').fill('06 39 98 12 34')
  await page.getByLabel('Votre adresse e-mail').fill('preparation@visitor.example')
  await visitor.continueTo('Votre accord avant l’envoi')
  await visitor.agree('Vérifiez votre demande')
  await visitor.press('Envoyer ma demande')
  await expect(visitor.heading('Merci, nous avons votre demande')).toBeVisible()
  await expect(page).toHaveURL(/\/preconsultation\/completed$/)
  await expect(page).toHaveTitle(/^Demande reçue – /)
  await expect(page.getByText(/Votre référence.: CM-/)).toBeVisible()
  await page.goBack()
  await expect(visitor.heading('Merci, nous avons votre demande')).toBeVisible()
  await expect.poll(() => stack.mailbox.mailsTo('preparation@visitor.example').length).toBe(1)
})

test('answers of the memory test are taken over only after consent, are marked, and can be changed', async ({
  page,
}) => {
  const visitor = new Visitor(page, 'fr')
  const id = await createResult(page, 'fr')
  await page.goto(`/recommendations#${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await openInteractive(page, '/preconsultation')
  const requestedPaths: string[] = []
  page.on('request', (request) => requestedPaths.push(`${request.method()} ${new URL(request.url()).pathname}`))
  await visitor.press('Préparer ma consultation')
  await expect(page.getByText('Reprendre des réponses du test de mémoire')).toBeVisible()
  expect(requestedPaths.filter((request) => request.includes(id))).toEqual([])
  await visitor.press('Oui, reprendre ces réponses')
  await expect(page.getByText(/Réponses reprises du test de mémoire.: 3/)).toBeVisible()
  await expect(visitor.heading('Votre préparation, partie par partie')).toBeFocused()
  await expect(page.getByText('À faire', { exact: true })).toHaveCount(8)

  const mark = page.getByText('Repris du test de mémoire')
  await page.getByRole('link', { name: 'Ouvrir' }).nth(5).click()
  await visitor.expectPage('Ces deux dernières semaines')
  await expect(mark).toBeVisible()
  await page.reload()
  await expect(page.getByRole('radio').first()).toBeChecked()
  await visitor.continueTo('Vos nuits')
  await expect(mark).toBeVisible()
  await page.getByRole('radio').nth(2).check()
  await visitor.continueTo('Avez-vous du mal à entendre')
  await visitor.press('Retour')
  await visitor.expectPage('Vos nuits')
  await expect(page.getByRole('radio').nth(2)).toBeChecked()
  await expect(mark).toBeHidden()
  await page.goto('/preconsultation')
  await visitor.press('Ne pas les reprendre')
  await page.getByRole('link', { name: 'Ouvrir' }).nth(5).click()
  await visitor.expectPage('Vos nuits')
  await visitor.continueTo('Avez-vous du mal à entendre')
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0)
  expect(requestedPaths.filter((request) => request.startsWith('POST /api/'))).toEqual([])
})
