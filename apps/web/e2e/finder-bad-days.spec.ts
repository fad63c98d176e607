import { matching } from './finder/screening.ts'
import { Visitor } from './finder/visitor.ts'
import { expect, test } from './fixtures.ts'
import { openInteractive, reloadForm } from './open-interactive.ts'

const person = { firstName: 'Jo', lastName: 'Vial', phone: '(202) 555-0142' }

test.use({ site: 'en' })

test('a reload, Back and a change of language lose nothing', { tag: '@smoke' }, async ({ page }) => {
  const visitor = new Visitor(page, 'en')
  const { words } = visitor
  const [respondent, country, age, memory] = matching.en
  await visitor.start(respondent.question)
  await visitor.answer([respondent, country ?? respondent, age ?? respondent], memory?.question ?? '')

  await reloadForm(page)
  await expect(visitor.heading(memory?.question ?? '')).toBeVisible()
  await page.goBack()
  await expect(visitor.heading('How old are you?')).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveValue('68')
  await page.goForward()
  await expect(visitor.heading('How is your memory today?')).toBeVisible()
  await visitor.press(words.back)
  await expect(page.getByRole('textbox')).toHaveValue('68')

  await page.getByRole('link', { name: words.switchLanguage }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await expect(visitor.heading('Quel âge avez-vous')).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveValue('68')
  expect(new URL(page.url()).hostname).toBe('clairmemoire.com')
})

test('while the backend is down nothing is lost, the page says "not sent yet", and a retry works', {
  tag: '@smoke',
}, async ({ page, stack }) => {
  const email = 'patient@visitor.example'
  const visitor = new Visitor(page, 'en')
  const { words } = visitor

  await stack.stopBackend()
  await openInteractive(page, '/trial-finder')
  await visitor.press(words.start)
  await visitor.expectPage(words.loadingFailed)
  // No question is answered yet.
  await expect(page.getByText(words.notSentYet)).toHaveCount(0)
  await stack.startBackend()
  await visitor.press(words.retry)
  await visitor.expectPage(matching.en[0].question)

  await visitor.answer(matching.en, words.agreeToResult)
  await visitor.agree(words.checkAnswers)
  await stack.stopBackend()
  await visitor.press(words.showResult)
  await expect(page.getByRole('alert').getByText(words.notSentYet)).toBeVisible()
  await stack.startBackend()
  await visitor.press(words.retry)
  await visitor.expectPage(words.match)

  await stack.stopBackend()
  await visitor.press(words.bookCall, { exact: false })
  await visitor.expectPage(words.loadingFailed)
  await stack.startBackend()
  await visitor.press(words.retry)
  await visitor.expectPage(words.whenToCall)

  await visitor.chooseMorning(words.whoToCall)
  await visitor.choose(words.callMe, words.reachYou)
  await visitor.giveContactDetails({ ...person, email }, words.agreeToCall)
  await visitor.agree(words.checkRequest)
  await stack.stopBackend()
  await visitor.press(words.send)
  await expect(page.getByRole('alert').getByText(words.notSentYet)).toBeVisible()
  await stack.startBackend()
  await visitor.press(words.retry)
  await visitor.expectPage(words.thanks)
  const rows = await stack.rows('select callback from request where email = $1', [email])
  expect(rows).toMatchObject([{ callback: { kind: 'part_of_day', part_of_day: 'morning' } }])
})

test('invalid values are reported at the field, and nothing typed is lost', async ({ page }) => {
  const visitor = new Visitor(page, 'en')
  const { words } = visitor
  await visitor.match('en')
  await visitor.bookCall()
  await visitor.chooseSlot(words.whoToCall)
  await visitor.choose(words.callMe, words.reachYou)
  await visitor.write(words.firstName, 'www.jo.example')
  await visitor.write(words.phone, '12')
  await visitor.write(words.email, 'jo@nowhere')
  await visitor.press(words.continue)

  const summary = page.getByRole('region', { name: words.problem })
  await expect(summary).toBeFocused()
  await summary.getByRole('link', { name: 'Enter a name in letters' }).click()
  await expect(page.getByRole('textbox', { name: words.firstName })).toBeFocused()
  await expect(page.getByRole('textbox', { name: words.phone })).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByRole('textbox', { name: words.email })).toHaveValue('jo@nowhere')
  await expect(page).toHaveTitle(/^Error: /)
})
