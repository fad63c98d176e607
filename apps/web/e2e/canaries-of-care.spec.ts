import { locales } from '@clairmemoire/domain/locale'
import { byTurns } from './by-turns.ts'
import { expect, test, type Watch } from './device/canary-test.ts'
import { mailed } from './device/mailed.ts'
import type { Sweep } from './device/sweep.ts'
import { contact, expectNotMailed, ownWords, phones, send } from './device/watched-request.ts'
import type { Visitor } from './finder/visitor.ts'
import { openInteractive, reloadForm } from './open-interactive.ts'
import { openParts } from './open-parts.ts'
import { createResult } from './self-test/create-result.ts'
import { deskEmail, type Stack } from './stack/stack.ts'

const memory = 'the body of POST /api/consultations/memoire'
const preconsultation = 'the body of POST /api/forms/preconsultation/submit'
const secondary = 'the body of POST /api/forms/secondary_consultation/submit'
const signup = 'the body of POST /api/trials/signup'

/** Opens the private link from the mail, corrects the contact details, and names someone else to be called. */
async function followAndCorrect(visitor: Visitor, stack: Stack, watch: Watch, email: string, key: string) {
  const { page, words } = visitor
  const isEnglish = words.continue === 'Continue'
  const changed = { firstName: 'Noé Cormoran-Huppé', email: email.replace('qx', 'zy') }
  await expect.poll(() => stack.mailbox.mailsTo(email).length).toBe(1)
  const [mail] = stack.mailbox.mailsTo(email)
  const link = new URL(/https?:\S+#[\w-]{22}/.exec(mail?.text ?? '')?.[0] ?? '')
  const mailedKey = link.hash.slice(1)
  // The link in a mail has its own key, which the site exchanges for a key of this device.
  expect(mailedKey).not.toBe(key)
  const sweep = watch([key, mailedKey, ...Object.values(changed)])
  await page.goto(link.pathname + link.hash)
  await openParts(page)
  const correct = page.getByText(isEnglish ? 'Correct my contact details' : 'Corriger mes coordonnées')
  await expect(correct).toBeVisible()
  await sweep.lookAndFail()
  await correct.click()
  await visitor.write(words.firstName, changed.firstName)
  await visitor.write(words.email, changed.email)
  await sweep.lookAndFail()
  for (const text of Object.values(changed)) expect(await sweep.placesOf(text)).toEqual(['the page'])
  const changing = page.waitForRequest((request) => request.method() === 'PATCH')
  await page.getByRole('button', { name: isEnglish ? 'Save' : 'Enregistrer' }).click()
  const own = new URL((await changing).url()).pathname.split('/').at(-1) ?? ''
  expect(own).not.toBe(mailedKey)
  await expect(page.getByText(`, ${changed.email}`)).toBeVisible()
  await sweep.lookAndFail()
  const correction = `the body of PATCH /api/requests/${own}`
  for (const text of Object.values(changed)) expect(await sweep.placesOf(text)).toEqual([correction, 'the page'])
  const ownKey = watch([own])
  const whom = { firstName: 'Ève Gravelot d’Argenté', lastName: 'Zxneuf-Tadorne', relation: 'sa filleule Qz!' }
  const named = watch(Object.values(whom))
  await page.getByText(isEnglish ? 'Name someone' : 'Nommer une personne', { exact: true }).click()
  await visitor.write(words.helperFirstName, whom.firstName)
  await visitor.write(words.helperLastName, whom.lastName)
  await visitor.write(words.relation, whom.relation)
  await visitor.write(words.helperPhone, isEnglish ? '(202) 555-0162' : '06 39 98 47 62')
  await named.lookAndFail()
  for (const text of Object.values(whom)) expect(await named.placesOf(text)).toEqual(['the page'])
  await page.getByRole('button', { name: isEnglish ? 'Have us call this person' : 'Faire appeler' }).click()
  await expect(page.getByText(`(${whom.relation})`)).toBeVisible()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: isEnglish ? 'Keep a copy' : 'Garder une copie' }).click()
  expect((await saving).suggestedFilename()).toMatch(/^(demande|request)-CM-[\w-]{9}\.html$/)
  await named.lookAndFail()
  for (const text of Object.values(whom)) expect(await named.placesOf(text)).toEqual([correction, 'the page'])
  await sweep.lookAndFail()
  // In this API the key is part of the address of a request. It appears nowhere else.
  await ownKey.lookAndFail()
  expect(await ownKey.placesOf(own)).toEqual(['an address that was asked for'])
  expect(await sweep.placesOf(mailedKey)).toEqual(['an address that was asked for'])
  expect(mailed(stack.mailbox.mailsTo(deskEmail), [key])).toEqual([])
}

/** Chooses a call in the morning, gives names, number and address, and agrees. */
async function giveContact(visitor: Visitor, email: string, consent: string) {
  const { words } = visitor
  await visitor.chooseMorning(words.whoToCall)
  await visitor.choose(words.callMe, words.reachYou)
  await visitor.giveContactDetails({ ...contact, phone: phones.fr.typed, email }, consent)
  await visitor.agree(words.checkRequest)
}

/** Answers every part: writes the same text into each text field, chooses the most sensitive options, and declines the other questions. */
async function prepare(visitor: Visitor, sweep: Sweep, words: string, chosen: readonly string[]) {
  const { page } = visitor
  const title = page.getByRole('heading', { level: 1 })
  const keep = page.getByRole('button', { name: 'Garder cette partie' })
  const done = page.getByText('Finie', { exact: true })
  const parts = await page.getByRole('link', { name: 'Ouvrir' }).count()
  for (let part = 0; part < parts; part++) {
    await page.getByRole('link', { name: 'Ouvrir' }).nth(part).click()
    await expect(page).toHaveURL(/\/preconsultation\/\d$/)
    await expect(page.getByRole('button', { name: visitor.words.decline })).toBeVisible()
    while (!(await keep.isVisible())) {
      const question = (await title.textContent()) ?? ''
      const option = page.getByLabel(new RegExp(`^(${chosen.join('|')})$`)).last()
      const isAsText = await page.getByRole('textbox').isVisible()
      const isChosen = await option.isVisible()
      if (isAsText) await visitor.write(question, words)
      if (isChosen) await option.check()
      await sweep.look()
      await visitor.press(isAsText || isChosen ? visitor.words.continue : visitor.words.decline)
      await expect(title).not.toHaveText(question)
    }
    await sweep.lookAndFail()
    await keep.click()
    await expect(done).toHaveCount(part + 1)
  }
}

test.describe('requests to a doctor on the French site go only to the clinic, and only after they are sent', () => {
  const thanks = 'Merci, nous avons votre demande'

  test('a consultation, the key to its page, and corrections there', async ({ page, stack, visit, watch }) => {
    const email = 'qxgrebe.two+consultation@visitor.example'
    const typed = [ownWords, ...Object.values(contact), email]
    const { sweep, visitor } = visit([...typed, phones.fr.sent])
    await openInteractive(page, '/demander-une-consultation')
    await visitor.press('Commencer la demande')
    await visitor.expectPage('Comment voulez')
    await visitor.choose('En vidéo, depuis chez vous', 'Pour qui est cette demande')
    await visitor.choose('Pour moi', 'Qu’est')
    await visitor.write('Qu’est', ownWords)
    await visitor.continueTo(visitor.words.whenToCall)
    await giveContact(visitor, email, visitor.words.agreeToCall)
    await reloadForm(page)
    await expect(visitor.heading(visitor.words.checkRequest)).toBeVisible()
    await sweep.lookAndFail()
    for (const text of typed) expect(await sweep.placesOf(text)).toEqual(['the page'])
    const key = await send(visitor, thanks)
    await followAndCorrect(visitor, stack, watch, email, key)
    for (const text of typed) expect(await sweep.placesOf(text)).toEqual([memory, 'the page'])
    expect(await sweep.placesOf(phones.fr.sent)).toEqual([memory])
    await expectNotMailed(stack, email, [ownWords])
  })

  test('the answers before a consultation, and the date of birth', async ({ page, stack, visit }) => {
    const email = 'qxheron.six@visitor.example'
    const birthDate = '1937-11-23'
    const typed = [ownWords, ...Object.values(contact), email]
    const ids = ['relatives_worry', 'under_6_months', 'head_injury', 'together', 'interpreter']
    const { sweep, visitor } = visit([...typed, ...ids, birthDate, phones.fr.sent])
    await openInteractive(page, '/preconsultation')
    await visitor.press('Préparer ma consultation')
    await visitor.expectPage('Votre préparation, partie par partie')
    await prepare(visitor, sweep, ownWords, [
      '.*proche.*',
      String.raw`Moins de 6\smois`,
      'Un choc à la tête',
      'Oui',
      'Un fils ou une fille',
      'Oui, quand je suis là',
      'Une autre langue.*',
    ])
    await page.getByRole('link', { name: 'Donner mes coordonnées' }).click()
    await visitor.expectPage('Quelle est votre date de naissance')
    for (const [index, field] of ['year', 'month', 'day'].entries())
      await page.locator(`[name="birth_date-${field}"]`).fill(birthDate.split('-')[index] ?? '')
    await visitor.continueTo(visitor.words.whenToCall)
    await giveContact(visitor, email, 'Votre accord avant l’envoi')
    await sweep.lookAndFail()
    for (const text of typed) expect(await sweep.placesOf(text)).toEqual(['the page'])
    for (const text of ids) expect(await sweep.placesOf(text)).toEqual(['the page'])
    for (const text of [birthDate, phones.fr.sent]) expect(await sweep.placesOf(text)).toEqual([])
    await send(visitor, thanks)
    await sweep.lookAndFail()
    for (const text of typed) expect(await sweep.placesOf(text)).toEqual([preconsultation, 'the page'])
    for (const text of ids) expect(await sweep.placesOf(text), text).toEqual([preconsultation, 'the page'])
    for (const text of [birthDate, phones.fr.sent]) expect(await sweep.placesOf(text)).toEqual([preconsultation])
    await expectNotMailed(stack, email, [ownWords, birthDate, '23 novembre 1937', ...ids])
  })

  test('a request for a second opinion', async ({ page, stack, visit }) => {
    const email = 'qxplover.nine@visitor.example'
    const typed = [ownWords, ...Object.values(contact), email]
    const { sweep, visitor } = visit(typed)
    await openInteractive(page, '/preconsultation/secondary-consultation')
    await visitor.press('Commencer la demande')
    await visitor.expectPage('Pour qui est cette demande')
    await visitor.choose('Pour moi', 'Quel médecin')
    await visitor.choose('Un gériatre', 'Quand était')
    await visitor.choose('Il y a plus d’un an', 'Que vous a')
    await visitor.write('Que vous a', ownWords)
    await visitor.continueTo('Que cherchez')
    await visitor.choose('Des explications', visitor.words.whenToCall)
    await giveContact(visitor, email, visitor.words.agreeToCall)
    await sweep.lookAndFail()
    for (const text of typed) expect(await sweep.placesOf(text)).toEqual(['the page'])
    await send(visitor, thanks)
    await sweep.lookAndFail()
    for (const text of typed) expect(await sweep.placesOf(text)).toEqual([secondary, 'the page'])
    await expectNotMailed(stack, email, [ownWords])
  })
})

test.describe('on the English site', () => {
  test.use({ site: 'en' })

  test('the key of a request and the corrections on its page go only to the clinic', async ({
    stack,
    visit,
    watch,
  }) => {
    const email = 'qxdunlin.one@visitor.example'
    const { sweep, visitor } = visit([email])
    await visitor.match('en')
    await visitor.prepareRequest({ ...contact, phone: phones.en.typed, email })
    const key = await send(visitor, visitor.words.thanks)
    await followAndCorrect(visitor, stack, watch, email, key)
    expect(await sweep.placesOf(email)).toContain(signup)
  })
})

for (const site of locales) {
  const oneSiteOnly = byTurns(site, test)
  test.describe(`the link with which someone close answers a memory test on the ${site} site`, () => {
    test.use({ site })

    oneSiteOnly.test('has a secret that appears only on the page that creates it', async ({ page, context, watch }) => {
      const say = (french: string, english: string) => (site === 'fr' ? french : english)
      const id = await createResult(page, site)
      await page.goto(`/recommendations#${id}`)
      await openParts(page)
      await page.getByText(say('Demander à quelqu’un', 'Ask someone')).click()
      await page.locator('#relative-consent').check()
      await page.getByRole('button', { name: say('Créer le lien', 'Create the link') }).click()
      const link = (await page.getByText(/questionnaire#r=/).textContent()) ?? ''
      const secret = link.split('#r=')[1] ?? ''
      expect(secret).toMatch(/^[\w-]{22}$/)
      const here = watch([secret])
      await here.lookAndFail()
      expect(await here.placesOf(secret)).toEqual(['the page'])

      const other = await context.newPage()
      const there = watch([secret], other)
      await openInteractive(other, link)
      await expect(other.getByRole('heading', { level: 1 })).toBeFocused()
      await there.lookAndFail()
      await other.getByRole('button', { name: say('Répondre à son sujet', 'Answer about') }).click()
      await expect(other.getByRole('heading', { level: 1 })).toBeFocused()
      await other.reload()
      await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
      await there.lookAndFail()
      expect(await there.placesOf(secret)).toEqual([])
    })
  })
}
