import type { Page } from '@playwright/test'
import { eraseEverything, expectNothingStored } from './device/nothing-stored.ts'
import { settledState } from './device/settled-state.ts'
import { matching } from './finder/screening.ts'
import { Visitor } from './finder/visitor.ts'
import { expect, test } from './fixtures.ts'

test.use({ site: 'en' })

const [respondent, country] = matching.en
const age = 'How old are you?'
const memory = 'How is your memory today?'
const companion = 'Can someone who knows you well'
const person = { firstName: 'Jo', lastName: 'Vial', phone: '(202) 555-0142' }

/** Opens a second tab, which reads the answers of the first tab and continues with them. */
async function secondTab(page: Page, browserErrors: string[]) {
  const second = await page.context().newPage()
  second.on('pageerror', (error) => browserErrors.push(String(error)))
  await second.goto('/trial-finder')
  const visitor = new Visitor(second, 'en')
  await visitor.press(visitor.words.continue)
  return visitor
}

test('an answer in one tab also appears in the other tab', { tag: '@smoke' }, async ({ page, browserErrors }) => {
  const first = new Visitor(page, 'en')
  await first.start(respondent.question)
  await first.answer([respondent, country ?? respondent], age)
  const second = await secondTab(page, browserErrors)
  await expect(second.heading(age)).toBeVisible()

  const more = [
    { question: age, write: '68' },
    { question: memory, choose: 'Mild' },
  ]
  await first.answer(more, companion)
  await expect(second.page.getByRole('textbox')).toHaveValue('68')
  // The first tab must have stored its answer: of two answers within a tenth of a second, only the last one stays.
  await settledState(page)
  await second.write(age, '69')
  await second.press(second.words.continue)
  await expect(second.heading(memory)).toBeVisible()
  await expect(second.page.getByRole('radio', { name: /^Mild/ })).toBeChecked()
  await expect(first.heading(companion)).toBeVisible()
  await settledState(page)

  await page.reload()
  await expect(first.heading(companion)).toBeVisible()
  await first.press(first.words.back)
  await expect(page.getByRole('radio', { name: /^Mild/ })).toBeChecked()
  await first.press(first.words.back)
  await expect(page.getByRole('textbox')).toHaveValue('69')
})

test('two tabs on different pages do not update each other without end', async ({ page, browserErrors }) => {
  const first = new Visitor(page, 'en')
  await first.match('en')
  const second = await secondTab(page, browserErrors)
  await expect(second.heading(second.words.match)).toBeVisible()
  await second.press('Review my answers')
  await expect(second.heading(second.words.checkAnswers)).toBeVisible()
  const states = new Set<string>()
  for (let look = 0; look < 20; look++) {
    states.add(await page.evaluate(() => localStorage.getItem('state') ?? ''))
    await page.waitForTimeout(50)
  }
  expect(states.size).toBeLessThan(4)
  await expect(first.heading(first.words.match)).toBeVisible()
})

test('answers erased in one tab disappear from the other tab, and a later answer there does not restore them', async ({
  page,
  browserErrors,
}) => {
  const first = new Visitor(page, 'en')
  await first.start(respondent.question)
  await first.answer([respondent, country ?? respondent, { question: age, write: '68' }], memory)
  const second = await secondTab(page, browserErrors)
  await expect(second.heading(memory)).toBeVisible()

  await eraseEverything(page)
  await first.expectPage(first.words.introduction)
  await expect(second.heading(second.words.introduction)).toBeVisible()
  await expectNothingStored(second.page)

  await second.press(second.words.start)
  await expect(second.heading(respondent.question)).toBeVisible()
  await expect(second.page.getByRole('radio', { checked: true })).toHaveCount(0)
  await second.answer([respondent, country ?? respondent], age)
  await expect(second.page.getByRole('textbox')).toHaveValue('')
})

test('a request sent in one tab is confirmed in the other tab', async ({ page, browserErrors, stack }) => {
  const email = 'two-tabs@visitor.example'
  const first = new Visitor(page, 'en')
  await first.match('en')
  await first.prepareRequest({ ...person, email })
  const second = await secondTab(page, browserErrors)
  await expect(second.heading(second.words.checkRequest)).toBeVisible()
  await first.press(first.words.send)
  await first.expectPage(first.words.thanks)
  await expect(second.heading(second.words.thanks)).toBeVisible()
  const rows = await stack.rows('select reference from request where email = $1', [email])
  await expect(second.page.getByText(String(rows[0]?.['reference']))).toBeVisible()
})
