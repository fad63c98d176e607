import { expect, test } from './device/canary-test.ts'
import { contact, expectNotMailed, ownWords, phones, send } from './device/watched-request.ts'
import { openInteractive } from './open-interactive.ts'

const referral = 'the body of POST /api/consultations/general_practitionner'
const application = 'the body of POST /api/healthcare_professionals/new'
const news = 'the body of POST /api/mail/create-contact/'
const thanks = 'Merci, nous avons votre demande'

test.describe('details of professionals and of people interested in the program go only to the clinic', () => {
  test("a doctor's referral of a patient, with the details of both", async ({ page, stack, visit }) => {
    const email = 'qxavocet.ten@visitor.example'
    const patient = { firstName: 'Ysoline Vz-Gravelot', lastName: 'Q’Barge-Rqsept' }
    const birthDate = '1937-11-23'
    const rpps = '10003456786'
    const typed = [ownWords, ...Object.values(contact), ...Object.values(patient), email, rpps]
    const { sweep, visitor } = visit([...typed, birthDate, phones.fr.sent])
    const { words } = visitor
    const day = async (name: string, date: string) => {
      for (const [index, field] of ['year', 'month', 'day'].entries())
        await page.locator(`[name="${name}-${field}"]`).fill(date.split('-')[index] ?? '')
    }
    await openInteractive(page, '/pro/medecin-generaliste/adresser-un-patient')
    await visitor.press('Commencer la demande')
    await visitor.expectPage('Quand ce patient')
    await visitor.choose('Cela peut attendre quelques mois', 'Qui êtes-vous')
    await visitor.write('Votre prénom', contact.firstName)
    await visitor.write('Votre nom de famille', contact.lastName)
    await visitor.write('Votre numéro RPPS', rpps)
    await visitor.write('Votre téléphone professionnel', '01 99 00 12 34')
    await visitor.write('Votre adresse e-mail', email)
    await visitor.continueTo('Quel jour votre patient')
    await day('agreed_on', new Date().toISOString().slice(0, 10))
    await visitor.continueTo('Qui devons-nous appeler')
    await visitor.choose('Le patient', 'Qui est votre patient')
    await visitor.write('Prénom du patient', patient.firstName)
    await visitor.write('Nom de famille du patient', patient.lastName)
    await visitor.write('Numéro de téléphone du patient', phones.fr.typed)
    await visitor.continueTo('Quelle est sa date')
    await day('birth_date', birthDate)
    await visitor.continueTo('Pourquoi nous')
    await page.getByLabel('Un suivi').check()
    await visitor.continueTo('Que voulez-vous')
    await visitor.write('Que voulez-vous', ownWords)
    await visitor.continueTo('Quand pouvons-nous')
    await visitor.chooseMorning('L’accord de votre patient')
    await visitor.agree(words.checkRequest)
    await sweep.lookAndFail()
    for (const text of typed) expect(await sweep.placesOf(text)).toEqual(['the page'])
    await send(visitor, thanks)
    await sweep.lookAndFail()
    for (const text of typed) expect(await sweep.placesOf(text)).toEqual([referral, 'the page'])
    for (const text of [birthDate, phones.fr.sent]) expect(await sweep.placesOf(text)).toEqual([referral])
    await expectNotMailed(stack, email, [ownWords, birthDate, '23 novembre 1937', 'Un suivi'])
  })

  test("a professional's details about themselves", async ({ page, stack, visit }) => {
    const email = 'qxcurlew.two@visitor.example'
    const adeli = '699312345'
    const typed = [ownWords, ...Object.values(contact), email, adeli]
    const { sweep, visitor } = visit(typed)
    const { words } = visitor
    await openInteractive(page, '/pro/rejoindre/candidature')
    await visitor.press('Commencer')
    await visitor.expectPage('Quel est votre métier')
    await visitor.choose('Infirmier ou infirmière', 'Où exercez-vous')
    await visitor.write('Ville où vous exercez', 'Lyon')
    await visitor.write('Votre numéro ADELI', adeli)
    await visitor.continueTo('Qu’aimeriez-vous')
    await visitor.choose('Autre chose', 'Voulez-vous ajouter')
    await visitor.write('Voulez-vous ajouter', ownWords)
    await visitor.continueTo('Quand pouvons-nous')
    await visitor.chooseMorning(words.reachYou)
    await visitor.write('Votre prénom', contact.firstName)
    await visitor.write('Votre nom de famille', contact.lastName)
    await visitor.write('Votre téléphone professionnel', phones.fr.typed)
    await visitor.write('Votre adresse e-mail', email)
    await visitor.continueTo(words.agreeToCall)
    await visitor.agree(words.checkRequest)
    await sweep.lookAndFail()
    for (const text of typed) expect(await sweep.placesOf(text)).toEqual(['the page'])
    await send(visitor, thanks)
    await sweep.lookAndFail()
    for (const text of typed) expect(await sweep.placesOf(text)).toEqual([application, 'the page'])
    await expectNotMailed(stack, email, [ownWords])
  })

  test('the address of a person interested in the program', async ({ page, visit }) => {
    const email = 'qxdotterel.six@visitor.example'
    const { sweep, visitor } = visit([contact.firstName, email])
    await openInteractive(page, '/memhop/inscription')
    await visitor.press('Donner mon adresse')
    await visitor.expectPage('Où pouvons-nous')
    await visitor.write('Votre prénom', contact.firstName)
    await visitor.write('Votre adresse e-mail', email)
    await visitor.continueTo('Votre accord')
    await visitor.agree(visitor.words.checkRequest)
    await sweep.lookAndFail()
    for (const text of [contact.firstName, email]) expect(await sweep.placesOf(text)).toEqual(['the page'])
    await visitor.press(visitor.words.send)
    await expect(page).toHaveURL(/\/memhop-merci$/)
    await sweep.lookAndFail()
    for (const text of [contact.firstName, email]) expect(await sweep.placesOf(text)).toEqual([news, 'the page'])
  })
})
