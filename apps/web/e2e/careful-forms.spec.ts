import { matching } from './finder/screening.ts'
import { Visitor } from './finder/visitor.ts'
import { expect, test } from './fixtures.ts'
import { openInteractive } from './open-interactive.ts'
import { goToChoiceOfTime } from './request/consultation.ts'

test('invisible characters in a telephone number, a mail address and a name are not an error', async ({
  page,
  stack,
}) => {
  const email = 'unseen@visitor.example'
  const visitor = new Visitor(page, 'fr')
  await goToChoiceOfTime(visitor, 'Des oublis\u0007\u2028chez moi')
  await visitor.chooseMorning('Qui devons-nous appeler ?')
  await page.getByLabel('Moi', { exact: true }).check()
  await visitor.continueTo('Comment pouvons-nous vous joindre ?')
  await page.getByLabel('Votre prénom').fill('\u200bAnne\u00a0Marie')
  await page.getByLabel('Votre numéro de téléphone').fill('06·39\u202f98·12\u202f34')
  await page.getByLabel('Votre adresse e-mail').fill('unseen\u200b@visitor.example')
  await visitor.continueTo('Votre accord pour l’appel')
  await visitor.agree('Vérifiez votre demande')
  await visitor.press('Envoyer ma demande')
  await expect(visitor.heading('Merci, nous avons votre demande')).toBeFocused()
  const [row] = await stack.rows('select first_name, phone from request where email = $1', [email])
  expect(row).toEqual({ first_name: 'Anne Marie', phone: '+33639981234' })

  await expect.poll(() => stack.mailbox.mailsTo(email).length).toBe(1)
  const link = new URL(/https?:\S+#[\w-]{22}/.exec(stack.mailbox.mailsTo(email)[0]?.text ?? '')?.[0] ?? '')
  await openInteractive(page, `${link.pathname}${link.hash}).`)
  await expect(visitor.heading('Nous appelons le matin')).toBeVisible()
  expect(page.url()).not.toContain('#')
})

test('a catalogue ignores spaces around the typed text, and names the words it did not understand', async ({
  page,
}) => {
  const count = page.getByRole('heading', { level: 2, name: /étude/ }).first()
  await page.goto('/essais-cliniques?near=91')
  const found = await count.innerText()
  await page.goto('/essais-cliniques?near=91%20')
  await expect(count).toHaveText(found)
  await page.goto('/essais-cliniques?near=75%20011')
  await expect(page.locator('input[name="near"]')).toHaveValue('750')
  await page.goto('/essais-cliniques?near=Paris')
  await expect(page.getByText('Nous ne connaissons pas ce code.').first()).toBeVisible()
})

test.describe('in English', () => {
  test.use({ site: 'en' })

  test('an optional question may be left empty', async ({ page }) => {
    const visitor = new Visitor(page, 'en')
    await visitor.start('Who are you answering for?')
    await visitor.choose('For myself', 'Where do you live?')
    await visitor.choose('In the United States', 'How old are you?')
    await visitor.continueTo('How is your memory today?')
    await expect(page.getByRole('alert')).toHaveCount(0)
    await page.goBack()
    await visitor.expectPage('How old are you?')
  })

  test('a study page lists its questions in one place, and recruiting studies look different from uncertain ones', async ({
    page,
  }) => {
    await page.goto('/clinical-trials/mk2214')
    await expect(page.getByRole('heading', { name: 'What we will ask for you' })).toBeVisible()
    await expect(page.getByText('do not know yet')).toHaveCount(0)
    await page.goto('/clinical-trials')
    const looks = async (label: string) =>
      page
        .locator('.tag', { hasText: label })
        .first()
        .evaluate((tag) => getComputedStyle(tag).backgroundColor)
    expect(await looks('Recruiting now')).not.toBe(await looks('Ask us whether it is open'))
  })

  test('a person in California chooses a time in Pacific time, and can change the time zone', async ({ page }) => {
    const visitor = new Visitor(page, 'en')
    const west = matching.en.map((answer) =>
      'write' in answer && answer.write === '021' ? { ...answer, write: '94103' } : answer,
    )
    await visitor.screen(west as unknown as typeof matching.en, visitor.words.match)
    await visitor.bookCall()
    await page.getByRole('radiogroup', { name: visitor.words.day }).getByRole('radio').first().check()
    await expect(page.getByText('Change the time zone (Pacific Time)')).toBeVisible()
    await page.getByText('Change the time zone').click()
    await page.getByLabel('Central Time', { exact: true }).check()
    await expect(page.getByText('Change the time zone (Central Time)')).toBeVisible()
    await visitor.chooseSlot(visitor.words.whoToCall)
  })
})
