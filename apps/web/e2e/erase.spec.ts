import { Keeper } from './device/keeper.ts'
import { eraseEverything, expectNothingStored } from './device/nothing-stored.ts'
import { matching, notMatching } from './finder/screening.ts'
import { Visitor } from './finder/visitor.ts'
import { expect, test } from './fixtures.ts'

test.use({ site: 'en' })

const [respondent, ...afterFirst] = matching.en
const country = 'Where do you live?'
const person = { firstName: 'Jo', lastName: 'Vial', phone: '(202) 555-0142' }

test('at every stage, erasing leaves nothing on the device', { tag: '@smoke' }, async ({ page, context }) => {
  const aside = await context.newPage()
  await aside.goto('/robots.txt')
  const keeper = new Keeper(aside)
  const visitor = new Visitor(page, 'en')
  const { words } = visitor

  /** Erases everything on the current page, checks that nothing is stored, and then restores the state for the next stage. */
  async function eraseFrom(heading: string) {
    await keeper.hold()
    await eraseEverything(page)
    await visitor.expectPage(words.introduction)
    await expectNothingStored(page)
    await page.reload()
    await expect(visitor.heading(words.introduction)).toBeVisible()
    await expectNothingStored(page)
    await keeper.putBack()
    await page.goto('/robots.txt')
    await page.goto('/trial-finder')
    if (heading !== words.thanks) await visitor.press(words.continue)
    await expect(visitor.heading(heading)).toBeFocused()
  }

  await visitor.start(respondent.question)
  await visitor.answer([respondent], country)
  await eraseFrom(country)
  await visitor.answer(afterFirst, words.agreeToResult)
  await visitor.agree(words.checkAnswers)
  await visitor.press(words.showResult)
  await visitor.expectPage(words.match)
  await eraseFrom(words.match)
  await visitor.bookCall()
  await visitor.chooseSlot(words.whoToCall)
  await visitor.choose(words.callMe, words.reachYou)
  await visitor.write(words.firstName, person.firstName)
  await eraseFrom(words.reachYou)
  await visitor.giveContactDetails({ ...person, email: 'erased@visitor.example' }, words.agreeToCall)
  await visitor.agree(words.checkRequest)
  await visitor.press(words.send)
  await visitor.expectPage(words.thanks)
  await eraseFrom(words.thanks)
})

test('in the form for news, erasing leaves nothing on the device', async ({ page }) => {
  const visitor = new Visitor(page, 'en')
  const { words } = visitor
  await visitor.start(notMatching.en[0].question)
  await visitor.answer(notMatching.en, words.agreeToResultForOther)
  await visitor.agree(words.checkAnswers)
  await visitor.press(words.showResult)
  await visitor.expectPage(words.noMatch)
  await visitor.press(words.leaveContact)
  await visitor.expectPage(words.whichNews)
  await page.getByLabel(words.matchingNews).check()
  await visitor.continueTo(words.whereToWrite)
  await visitor.write(words.email, 'erased@visitor.example')
  await eraseEverything(page)
  await visitor.expectPage(words.introduction)
  await expectNothingStored(page)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveCount(0)
  await expectNothingStored(page)
})
