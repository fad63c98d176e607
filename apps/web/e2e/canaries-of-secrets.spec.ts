import { locales } from '@clairmemoire/domain/locale'
import { byTurns } from './by-turns.ts'
import { expect, test } from './device/canary-test.ts'
import { openInteractive } from './open-interactive.ts'
import { openParts } from './open-parts.ts'
import { requestCall } from './request/request-call.ts'
import { createLink } from './request/create-link.ts'
import { createResult } from './self-test/create-result.ts'
import { deskAddress, newStaff, signIn, staffWords } from './staff/staff.ts'

const inBody = expect.stringMatching(/^the body of POST \/api\//)

for (const site of locales) {
  const oneSiteOnly = byTurns(site, test)
  test.describe(`credentials of the staff on the ${site} site`, () => {
    test.use({ site })
    const words = staffWords[site]

    oneSiteOnly.test('are sent to the backend and appear nowhere else', async ({ page, stack, watch }) => {
      const { email, password } = await newStaff(stack)
      const wrong = 'Qx5-Roitelet & Râle d’eau?'
      const sweep = watch([email, password, wrong])
      await openInteractive(page, '/login')
      await page.getByLabel(words.email).fill(email)
      await page.getByLabel(words.password).fill(wrong)
      await sweep.lookAndFail()
      for (const text of [email, wrong]) expect(await sweep.placesOf(text)).toEqual(['the page'])
      await page.keyboard.press('Enter')
      await expect(page.getByText(/ne correspondent pas|do not match/)).toBeVisible()
      await page.getByLabel(words.password).fill(password)
      await sweep.lookAndFail()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1, name: words.requests })).toBeFocused()
      await sweep.lookAndFail()
      for (const text of [email, wrong, password])
        expect(await sweep.placesOf(text)).toEqual(['the body of POST /api/auth/login/', 'the page'])

      const token = (await page.evaluate(() => localStorage.getItem('accessToken'))) ?? ''
      expect(token.length).toBeGreaterThan(20)
      const ofSession = watch([token])
      await page.reload()
      await expect(page.getByRole('heading', { level: 1, name: words.requests })).toBeVisible()
      await ofSession.lookAndFail()
      expect(await ofSession.placesOf(token)).toEqual(['local storage', 'the headers of a request'])
    })
  })
}

test.describe('other secrets', () => {
  test('the password of a study is sent to the backend and appears nowhere else', async ({ page, visit }) => {
    const password = 'Qx6 quatre mots très calmes'
    const { sweep, visitor } = visit([password])
    await openInteractive(page, '/essais-cliniques')
    await page.getByText('J’ai le mot de passe d’une étude').click()
    await page.getByLabel('Mot de passe de l’étude').fill(password)
    await sweep.lookAndFail()
    expect(await sweep.placesOf(password)).toEqual(['the page'])
    await visitor.press('Ouvrir les documents')
    await expect(page.getByText(/Ce n’est pas le mot de passe de cette étude/)).toBeVisible()
    await sweep.lookAndFail()
    expect(await sweep.placesOf(password)).toEqual([inBody, 'the page'])
  })

  test('the passphrase of a file for another device never leaves the page', async ({ page, visit }) => {
    const words = 'Qx8 cinq mots très simples ici'
    const id = await createResult(page, 'fr')
    const { sweep, visitor } = visit([words])
    await openInteractive(page, `/recommendations#${id}`)
    await openParts(page)
    await visitor.press('Garder mes résultats ici')
    await visitor.press('Ouvrir ce résultat sur un autre appareil')
    await page.getByLabel('Choisissez une phrase secrète').fill(words)
    const saving = page.waitForEvent('download')
    await visitor.press('Enregistrer le fichier')
    await saving
    await sweep.lookAndFail()
    expect(await sweep.placesOf(words)).toEqual(['the page'])
  })

  test('the reference and the e-mail address of a person who lost a link are sent only to the clinic', async ({
    page,
    visit,
  }) => {
    const email = 'qxsnipe.four@visitor.example'
    const { reference } = await requestCall(page, email)
    const { sweep, visitor } = visit([reference, email])
    await openInteractive(page, '/votre-demande')
    await page.getByText('Recevoir de nouveau mon lien').click()
    await page.getByLabel('Votre référence').fill(reference)
    await page.getByLabel('Votre adresse e-mail').fill(email)
    await sweep.lookAndFail()
    for (const text of [reference, email]) expect(await sweep.placesOf(text)).toEqual(['the page'])
    await visitor.press('Recevoir mon lien')
    await expect(page.getByText('Si cette référence et cette adresse vont ensemble')).toBeVisible()
    await sweep.lookAndFail()
    for (const text of [reference, email]) expect(await sweep.placesOf(text)).toEqual([inBody, 'the page'])
  })
})

test.describe('data handed over to a study site', () => {
  test('is read with a key and a code that are sent to the backend and appear nowhere else', async ({
    page,
    stack,
    browser,
    visit,
  }) => {
    const email = 'qxpipit.six@visitor.example'
    const about = { trial_code: 'PREDICTOM', age: 72, memory_state: 'mci' }
    const { reference } = await requestCall(page, email, 'fr', about)
    const elsewhere = await browser.newContext()
    const desk = await elsewhere.newPage()
    await signIn(desk, 'fr', await newStaff(stack))
    await openInteractive(desk, deskAddress('fr', reference))
    await desk.getByRole('button', { name: 'J’appelle cette personne' }).click()
    await desk.getByText('Feuille pour le centre de l’étude').click()
    await desk.getByRole('button', { name: 'La personne a dit oui' }).click()
    const { address, code } = await createLink(desk, 'fr')
    await elsewhere.close()
    const key = new URL(address).hash.slice(1)
    const digits = code.replaceAll(/\D/g, '')
    const { sweep, visitor } = visit([key, email, reference])
    await openInteractive(page, address)
    await page.getByLabel('Le code que la clinique vous a dit').fill(digits)
    await visitor.press('Ouvrir la feuille')
    await expect(page.getByText(email)).toBeVisible()
    await sweep.lookAndFail()
    expect(await sweep.placesOf(key)).toEqual(['the body of POST /api/hand-over/'])
    for (const text of [email, reference]) expect(await sweep.placesOf(text)).toEqual(['the page'])
    await page.getByRole('banner').getByRole('link').first().click()
    await page.getByRole('button', { name: 'Quitter la feuille' }).click()
    await expect(page).toHaveURL(/\.fr\/$/)
  })
})

test.describe('texts that visitors write', () => {
  test('feedback on the memory test is sent without its result', async ({ page, visit }) => {
    const opinion = 'Qx2-Hypolaïs: trop long & confus?'
    const id = await createResult(page, 'fr')
    const { sweep, visitor } = visit([opinion, id])
    await openInteractive(page, `/recommendations#${id}`)
    await openParts(page)
    await visitor.press('Donner mon avis')
    await page.getByRole('textbox').last().fill(opinion)
    await sweep.lookAndFail()
    expect(await sweep.placesOf(opinion)).toEqual(['the page'])
    await visitor.press('Envoyer mon avis')
    await expect(page.getByText('Qui vous a aidé à répondre')).toBeVisible()
    await sweep.lookAndFail()
    expect(await sweep.placesOf(opinion)).toEqual([inBody, 'the page'])
    expect(await sweep.placesOf(id)).toEqual(['an address that was asked for'])
  })

  test('a search among articles stays on the page', async ({ page, visit }) => {
    const word = 'Qx4 alzheimer précoce'
    const { sweep, visitor } = visit([word])
    await openInteractive(page, '/nos-articles')
    await visitor.press('Chercher ou choisir un sujet')
    await page.getByLabel('Que cherchez-vous ?').fill(word)
    await sweep.lookAndFail()
    expect(await sweep.placesOf(word)).toEqual(['the page'])
  })
})
