import { locales } from '@clairmemoire/domain/locale'
import { expectAccessible } from './accessibility.ts'
import { byTurns } from './by-turns.ts'
import { expect, test } from './fixtures.ts'
import { openInteractive } from './open-interactive.ts'
import { openParts } from './open-parts.ts'
import { pagesOnPaper } from './pages-on-paper.ts'
import { requestCall } from './request/request-call.ts'
import { deskAddress, newStaff, signIn } from './staff/staff.ts'

const say = {
  fr: {
    call: 'J’appelle cette personne',
    guide: 'Demandez la personne par son nom.',
    notes: 'Vos notes',
    saved: 'Brouillon gardé',
    voicemail: 'Message laissé sur le répondeur',
    save: 'Enregistrer l’appel',
    next: 'Prochain appel',
    refused: 'L’appel n’est pas encore noté',
    again: 'Relire la demande',
    search: 'Nom, téléphone, e-mail ou référence',
    find: 'Chercher',
    tried: 'nous avons appelé, et personne n’a répondu',
    history: /^Historique/,
    messages: /^Messages/,
    code: 'Donner un code',
    createCode: 'Créer un code',
    letter: 'Imprimer une lettre',
    enterCode: 'Votre code à quatre chiffres',
    openRequest: 'Ouvrir ma demande',
    read: 'une personne de l’équipe a lu votre demande',
  },
  en: {
    call: 'I am calling this person',
    guide: 'Ask for the person by name.',
    notes: 'Your notes',
    saved: 'Draft saved',
    voicemail: 'Left a voicemail',
    save: 'Save the call',
    next: 'Next call',
    refused: 'The call is not recorded yet',
    again: 'Read the request again',
    search: 'Name, phone, email or reference',
    find: 'Search',
    tried: 'we called, but nobody answered',
    history: /^History/,
    messages: /^Messages/,
    code: 'Give a code',
    createCode: 'Create a code',
    letter: 'Print a letter',
    enterCode: 'Your four-digit code',
    openRequest: 'Open my request',
    read: 'someone on the team read your request',
  },
}

for (const site of locales) {
  const oneSiteOnly = byTurns(site, test)
  test.describe(`on the ${site} site`, () => {
    test.use({ site })
    const words = say[site]

    oneSiteOnly.on('fr')(
      'a caller finds a request and takes notes, and the person sees the actions of the team',
      {
        tag: '@smoke',
      },
      async ({ page, stack }) => {
        const email = `called-${site}@visitor.example`
        const { reference } = await requestCall(page, email)
        await signIn(page, site, await newStaff(stack))
        await expectAccessible(page)
        await page.getByLabel(words.search).fill(email)
        await page.getByRole('button', { name: words.find, exact: true }).click()
        await page
          .locator(`a[href="${deskAddress(site, reference)}"]`)
          .first()
          .click()
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
        await expect(page.getByText(words.guide)).toBeVisible()
        await page.getByRole('button', { name: words.call }).click()
        await page.getByLabel(words.notes).fill('Rappeler après le marché.')
        await expect(page.getByText(words.saved)).toBeVisible()
        await page.reload()
        await expect(page.getByLabel(words.notes)).toHaveValue('Rappeler après le marché.')
        await expectAccessible(page)
        await page.getByRole('radio', { name: words.voicemail }).check()
        await page.getByRole('button', { name: words.save }).click()
        await expect(page.getByRole('button', { name: words.next })).toBeFocused()
        await page.getByRole('button', { name: words.history }).click()
        await expect(page.getByRole('listitem').filter({ hasText: 'Rappeler après le marché.' })).toBeVisible()
        await page.getByRole('button', { name: words.messages }).click()
        await page.getByText(words.code, { exact: true }).click()
        await page.getByRole('button', { name: words.createCode }).click()
        const code = (await page.getByText(/^\d{4}$/).textContent()) ?? ''
        await page.getByRole('button', { name: words.letter }).click()
        const link = await page
          .getByRole('article')
          .getByText(/\/r#[\w-]{22}$/)
          .textContent()
        await expectAccessible(page)
        expect(await pagesOnPaper(page, site, { on: 'A4', path: test.info().outputPath('letter.pdf') })).toBe(1)
        const [row] = await stack.rows(
          `select o.outcome, o.note, c.tries from call_outcome o join desk_case c using (subject_id) where c.reference = $1`,
          [reference],
        )
        expect(row).toEqual({ outcome: 'voicemail', note: 'Rappeler après le marché.', tries: 1 })
        expect(page.url()).not.toContain('visitor')

        await openInteractive(page, link ?? '')
        await page.getByLabel(words.enterCode).fill(code)
        await page.getByRole('button', { name: words.openRequest }).click()
        await expect(page.getByLabel(words.enterCode)).toHaveCount(0)
        await openParts(page)
        await expect(page.getByText(words.tried)).toBeVisible()
        await expect(page.getByText(words.read)).toBeVisible()
        await expect(page.getByText('Rappeler')).toHaveCount(0)
      },
    )
  })
}

const words = say.fr

test('if the visitor cancels during the call, the outcome is rejected, the notes stay, and the change is shown', async ({
  page,
  stack,
}) => {
  const { reference, private_link_id: key } = await requestCall(page, 'overtaken@visitor.example')
  await signIn(page, 'fr', await newStaff(stack))
  await openInteractive(page, deskAddress('fr', reference))
  await page.getByRole('button', { name: words.call }).click()
  await page.getByLabel(words.notes).fill('Une note')
  await expect(page.getByText(words.saved)).toBeVisible()
  const cancelled = await page.evaluate(async (address) => {
    const body = JSON.stringify({ version: 1, cancel_call: true })
    return (await fetch(address, { method: 'PATCH', headers: { 'content-type': 'application/json' }, body })).status
  }, `/api/requests/${key}`)
  expect(cancelled).toBe(200)
  await page.getByRole('radio', { name: words.voicemail }).check()
  await page.getByRole('button', { name: words.save }).click()
  await expect(page.getByText(words.refused)).toBeVisible()
  await expect(page.getByLabel(words.notes)).toHaveValue('Une note')
  await page.getByRole('button', { name: words.again }).first().click()
  await expect(page.getByText('Appel annulé par la personne', { exact: true })).toBeVisible()
})

test('a caller sees that a colleague makes the call, and can take it over only with a button', async ({
  page,
  stack,
  browser,
}) => {
  const { reference } = await requestCall(page, 'shared@visitor.example')
  await signIn(page, 'fr', await newStaff(stack))
  await openInteractive(page, deskAddress('fr', reference))
  await page.getByRole('button', { name: words.call }).click()
  await expect(page.getByLabel(words.notes)).toBeVisible()
  // The first page sends no heartbeat, so it does not learn that a colleague takes the call over.
  await page.route('**/claim/', (route) => route.abort())
  const elsewhere = await browser.newContext()
  const colleague = await elsewhere.newPage()
  await signIn(colleague, 'fr', await newStaff(stack))
  await openInteractive(colleague, deskAddress('fr', reference))
  await expect(colleague.getByText(/Dominique Exemple appelle cette personne depuis/)).toBeVisible()
  await colleague.getByRole('button', { name: 'Reprendre cet appel' }).click()
  await expect(colleague.getByLabel(words.notes)).toBeVisible()
  await page.getByRole('radio', { name: words.voicemail }).check()
  await page.getByRole('button', { name: words.save }).click()
  await expect(page.getByText('Un collègue appelle cette personne. Parlez-lui avant de noter.')).toBeVisible()
  await elsewhere.close()
})
