import type { BrowserContext, Page } from '@playwright/test'
import { accessibleKinds, expectAccessible } from './accessibility.ts'
import { type Hand, keyboard } from './finder/hand.ts'
import { Visitor } from './finder/visitor.ts'
import { expect, test } from './fixtures.ts'
import { openInteractive } from './open-interactive.ts'
import { pagesOnPaper } from './pages-on-paper.ts'
import { linkOfBothForms, reload, reopen, sendTwice, thanks } from './request/cut-off.ts'

test.use({ viewport: { width: 390, height: 800 } })

/** Creates a visitor who goes offline on each page. Checks that the page is accessible and fits the window. */
function offline(hand: Hand, page: Page, context: BrowserContext) {
  const expectKindAccessible = accessibleKinds(page)
  const look = async () => {
    await context.setOffline(true)
    await expectKindAccessible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  }
  return new Visitor(page, 'fr', hand, look)
}

test('a doctor refers a patient by keyboard on a telephone, corrects a number, and is offline at every step', async ({
  page,
  context,
  stack,
}) => {
  const email = 'doctor@visitor.example'
  const hand = keyboard(page)
  const visitor = offline(hand, page, context)
  const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
  const [year = '', month = '', dayOfMonth = ''] = yesterday.split('-')
  const { words } = visitor
  const day = async (name: string, parts: readonly [string, string, string]) => {
    for (const [index, field] of ['day', 'month', 'year'].entries())
      await hand.write(page.locator(`[name="${name}-${field}"]`), parts[index] ?? '')
  }
  await page.goto('/pro/medecin-generaliste')
  await page.getByRole('main').getByRole('link', { name: 'Adresser un patient' }).last().click()
  await expect(visitor.heading('Adresser un patient')).toBeVisible()
  await openInteractive(page, '/pro/medecin-generaliste/adresser-un-patient')
  expect(await pagesOnPaper(page, 'fr'), 'the slip, on one sheet').toBe(1)
  await visitor.press('Commencer la demande')
  await visitor.expectPage('Quand ce patient')
  await visitor.choose('Aujourd’hui : c’est une urgence', 'Pour une urgence')
  await page.goBack()
  await visitor.choose('Dans les semaines qui viennent', 'Qui êtes-vous')

  await visitor.write('Votre prénom', 'Alix')
  await visitor.write('Votre nom de famille', 'Exemple')
  await visitor.write('Votre numéro RPPS', '1000 3456 787')
  await visitor.write('Votre téléphone professionnel', '01.99.00.12.34')
  await visitor.write('Votre adresse e-mail', email)
  await visitor.press(words.continue)
  await expect(page).toHaveTitle(/^Erreur/)
  const wrong = page.getByRole('link', { name: 'Vérifiez votre numéro RPPS' })
  await expect(wrong).toBeVisible()
  await expectAccessible(page)
  await hand.press(wrong)
  const rpps = page.getByRole('textbox', { name: 'Votre numéro RPPS' })
  await expect(rpps).toBeFocused()
  await expect(rpps).toHaveValue('1000 3456 787')
  await expect(rpps).toHaveAccessibleDescription(/Vérifiez votre numéro RPPS/)
  await visitor.write('Votre numéro RPPS', '1000 3456 786')
  await visitor.continueTo('Quel jour votre patient')

  await day('agreed_on', [dayOfMonth, month, year.slice(2)])
  await visitor.press(words.continue)
  await expect(page.getByRole('link', { name: 'Écrivez un jour, un mois et une année' })).toBeVisible()
  await day('agreed_on', [dayOfMonth, month, year])
  await visitor.continueTo('Qui devons-nous appeler')
  await visitor.choose('Le patient', 'Qui est votre patient')
  await visitor.write('Prénom du patient', 'Camille')
  await visitor.write('Numéro de téléphone du patient', '+33 (0)6 39 98 12 35')
  await visitor.continueTo('Quelle est sa date')
  await day('birth_date', ['17', '2', '1950'])
  await visitor.continueTo('Pourquoi nous')
  await hand.choose(page.getByLabel('Une plainte de mémoire'))
  await hand.choose(page.getByLabel('Un avis sur un diagnostic'))
  await visitor.continueTo('Que voulez-vous')
  await visitor.write('Que voulez-vous', 'Oublis depuis un an.')
  await visitor.continueTo('Quand pouvons-nous')
  await reload(page, context, words.whenToCall)
  await visitor.chooseMorning('L’accord de votre patient')
  await visitor.agree(words.checkRequest)
  expect(await stack.rows('select form from request where email = $1', [email])).toEqual([])
  const again = await reopen(page, context, (shown) => offline(keyboard(shown), shown, context), words.checkRequest)
  const reopened = again.page
  await sendTwice(again, context)
  await reopened.goBack()
  await reopened.goForward()
  await expect(again.heading(thanks)).toBeVisible()
  await again.press('Montrer la feuille d’accord à signer')
  await expectAccessible(reopened)
  expect(await pagesOnPaper(reopened, 'fr')).toBe(1)

  const stored = `select form, answers, is_urgent, agreed_on::text from request
    join desk_case on desk_case.subject_id = request.id
    join consent on consent.subject_id = request.id and purpose = 'refer_patient' where email = $1`
  expect(await stack.rows(stored, [email])).toEqual([
    {
      form: 'referral',
      answers: {
        urgency: 'soon',
        rpps: '10003456786',
        callee: 'patient',
        patient_first_name: 'Camille',
        patient_phone: '+33639981235',
        birth_date: '1950-02-17',
        motives: ['complaint', 'opinion'],
        words: 'Oublis depuis un an.',
      },
      is_urgent: true,
      agreed_on: yesterday,
    },
  ])
  await expect.poll(() => stack.mailbox.mailsTo(email).length).toBe(1)
  const [mail] = stack.mailbox.mailsTo(email)
  expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toMatch(/Camille|12.35|Oublis|patient/)
  expect(mail?.text).toMatch(/Votre référence\s: CM-/)
  expect(mail?.attachments).toEqual([])
  await again.press('Voir ma demande')
  await expect(reopened.getByRole('heading', { level: 1, name: /Nous appelons le matin/ })).toBeFocused()
  await expectAccessible(reopened)
})

test('a doctor names the relative whom the patient chose, and the mail names neither of them', async ({
  page,
  context,
  stack,
}) => {
  const email = 'doctor-of-relative@visitor.example'
  const visitor = offline(keyboard(page), page, context)
  const day = async (name: string, parts: readonly string[]) => {
    for (const [index, field] of ['day', 'month', 'year'].entries())
      await page.locator(`[name="${name}-${field}"]`).fill(parts[index] ?? '')
  }
  const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
  await page.goto('/pro/medecin-generaliste')
  await page.getByRole('main').getByRole('link', { name: 'la feuille à signer' }).click()
  await expect(page.getByRole('heading', { name: 'J’accepte d’être adressé à la clinique' })).toBeInViewport()
  await openInteractive(page, '/pro/medecin-generaliste/adresser-un-patient')
  await page.getByRole('link', { name: 'La feuille ci-dessous' }).click()
  await expect(page.getByRole('heading', { name: 'J’accepte d’être adressé à la clinique' })).toBeInViewport()
  await visitor.press('Commencer la demande')
  await visitor.expectPage('Quand ce patient')
  await visitor.choose('Dans les semaines qui viennent', 'Qui êtes-vous')
  await visitor.write('Votre prénom', 'Alix')
  await visitor.write('Votre nom de famille', 'Exemple')
  await visitor.write('Votre numéro RPPS', '10003456786')
  await visitor.write('Votre téléphone professionnel', '01 99 00 12 34')
  await visitor.write('Votre adresse e-mail', email)
  await visitor.continueTo('Quel jour votre patient')
  await day('agreed_on', yesterday.split('-').toReversed())
  await visitor.continueTo('Qui devons-nous appeler')
  await visitor.choose('Un proche qu’il a choisi', 'Qui est votre patient')
  await visitor.write('Prénom du patient', 'Camille')
  await visitor.continueTo('Quelle est sa date')
  await day('birth_date', ['17', '2', '1950'])
  await visitor.continueTo('Le proche que nous appelons')
  await visitor.write('Prénom de la personne à appeler', 'Dominique')
  await visitor.write('Son lien avec le patient', 'sa fille')
  await visitor.write('Numéro de téléphone', '06 39 98 12 99')
  await visitor.continueTo('Pourquoi nous')
  await page.getByLabel('Une plainte de mémoire').check()
  await visitor.continueTo('Que voulez-vous')
  await visitor.write('Que voulez-vous', 'Oublis.')
  await visitor.continueTo('Quand pouvons-nous')
  await visitor.chooseMorning('L’accord de votre patient')
  await visitor.agree(visitor.words.checkRequest)
  await context.setOffline(false)
  await visitor.press(visitor.words.send)
  await expect(visitor.heading(thanks)).toBeVisible()
  expect(
    await stack.rows(
      `select answers ->> 'patient_first_name' as patient, answers ->> 'relation_to_patient' as relation,
        helper ->> 'first_name' as called from request where email = $1`,
      [email],
    ),
  ).toEqual([{ patient: 'Camille', relation: 'sa fille', called: 'Dominique' }])
  await expect.poll(() => stack.mailbox.mailsTo(email).length).toBe(1)
  const [mail] = stack.mailbox.mailsTo(email)
  const words = `${mail?.subject} ${mail?.text} ${mail?.html}`
  expect(words).not.toMatch(/Camille|Dominique|12.99|patient|consultation/i)
  expect(words).toMatch(/Votre demande CM-/)
})

test('a speech therapist fills in the form, returns to it, and the request is stored once', async ({
  page,
  context,
  stack,
}) => {
  const email = 'therapist@visitor.example'
  const visitor = offline(keyboard(page), page, context)
  const { words } = visitor
  await openInteractive(page, '/pro/rejoindre/candidature')
  await visitor.press('Commencer')
  await visitor.expectPage('Quel est votre métier')
  await visitor.choose('Neurologue', 'Où exercez-vous')
  await visitor.write('Ville où vous exercez', 'Lyon')
  await visitor.press(words.continue)
  await expect(page.getByRole('link', { name: 'Écrivez votre numéro RPPS' })).toBeVisible()
  await page.goBack()
  await visitor.choose('Orthophoniste', 'Où exercez-vous')
  await visitor.write('Ville où vous exercez', 'Lyon')
  await visitor.write('Votre numéro ADELI', '69 9 31234 5')
  await visitor.continueTo('Qu’aimeriez-vous')
  await visitor.choose('Recevoir des patients', 'Voulez-vous ajouter')
  await reload(page, context, 'Voulez-vous ajouter')
  const again = await reopen(page, context, (shown) => offline(keyboard(shown), shown, context), 'Voulez-vous ajouter')
  const later = again.page
  await again.press(words.decline)
  await again.expectPage('Quand pouvons-nous')
  await again.chooseMorning(words.reachYou)
  await again.write('Votre prénom', 'Alix')
  await again.write('Votre nom de famille', 'Exemple')
  await again.write('Votre téléphone professionnel', '0199001234')
  await again.write('Votre adresse e-mail', email)
  await again.continueTo(words.agreeToCall)
  await again.agree(words.checkRequest)
  await sendTwice(again, context)
  const answers = {
    profession: 'speech_therapist',
    adeli: '699312345',
    town: 'Lyon',
    wishes: ['receive'],
    message: null,
  }
  expect(await stack.rows('select answers from request where email = $1', [email])).toEqual([{ answers }])
  await later.goto(await linkOfBothForms(stack, email))
  await expect(later.getByRole('heading', { level: 1, name: /Nous appelons le matin/ })).toBeVisible()
  await expectAccessible(later)
})

test('a person interested in the program sees a confirmation page, and gets one mail', async ({
  page,
  context,
  stack,
}) => {
  const email = 'programme@visitor.example'
  const visitor = offline(keyboard(page), page, context)
  const { words } = visitor
  await page.goto('/memhop')
  await page.getByRole('main').getByRole('link', { name: 'Laisser mon adresse' }).click()
  await expect(visitor.heading('MemHop vous intéresse')).toBeVisible()
  await openInteractive(page, '/memhop/inscription')
  await visitor.press('Donner mon adresse')
  await visitor.expectPage('Où pouvons-nous')
  await visitor.write('Votre adresse e-mail', 'programme@')
  await visitor.press(words.continue)
  await expect(page.getByRole('link', { name: 'Écrivez une adresse e-mail complète' })).toBeVisible()
  await visitor.write('Votre adresse e-mail', email)
  await visitor.continueTo('Votre accord')
  await reload(page, context, 'Votre accord')
  await visitor.agree(words.checkRequest)
  const again = await reopen(page, context, (shown) => offline(keyboard(shown), shown, context), words.checkRequest)
  const reopened = again.page
  await again.press(words.send)
  await expect(reopened.getByRole('alert').getByText(words.notSentYet)).toBeVisible()
  await context.setOffline(false)
  await again.press(words.retry)
  await expect(reopened).toHaveURL(/\/memhop-merci$/)
  const nothing = reopened.getByText('Rien n’est envoyé depuis cet appareil')
  await expect(reopened.getByText(/^Votre référence.: CM-/)).toBeVisible()
  await expect(reopened).toHaveTitle(/^Votre demande est envoyée – /)
  await expect(nothing).toHaveCount(0)
  await reopened.reload()
  await expect(reopened.getByText(/^Votre référence.: CM-/)).toBeVisible()
  await expect(nothing).toHaveCount(0)
  await expectAccessible(reopened)
  await reopened.goBack()
  await expect(again.heading('Nous avons votre demande')).toBeVisible()
  await expectAccessible(reopened)
  await reopened.getByRole('link', { name: 'Lire ce qui se passe maintenant' }).click()
  await expect(reopened).toHaveURL(/\/memhop-merci$/)
  expect(
    await stack.rows(
      `select asked -> 'lists' as lists from contact_request join contact on contact.id = contact_id where email = $1`,
      [email],
    ),
  ).toEqual([{ lists: ['programme'] }])
  await expect.poll(() => stack.mailbox.mailsTo(email).length).toBe(1)
})

test('the confirmation of the program shows that nothing was sent if nothing was', async ({ page }) => {
  await page.goto('/memhop-merci')
  await expect(page.getByText('Rien n’est envoyé depuis cet appareil')).toBeVisible()
  await expect(page).toHaveTitle(/^Rien n’est envoyé depuis cet appareil – /)
  await expect(page.getByText('Votre demande est envoyée', { exact: true })).toHaveCount(0)
  await expectAccessible(page)
})
