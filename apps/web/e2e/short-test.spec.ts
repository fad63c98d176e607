import { locales } from '@clairmemoire/domain/locale'
import { expectAccessible } from './accessibility.ts'
import { byTurns } from './by-turns.ts'
import { mouse } from './finder/hand.ts'
import { expect, test } from './fixtures.ts'
import { openInteractive } from './open-interactive.ts'
import { openParts } from './open-parts.ts'
import { type Answering, calm, declining, TestTaker } from './self-test/test-taker.ts'

/** The maximum number of pages between the first page and the result. */
const mostPages = 16

/** Answers on the path with the most pages: a sudden sign long ago, and a problem that began suddenly in recent days. */
const longestPath: Answering = (question) => {
  const chosen = { sudden_signs: 'speech', sudden_signs_seen: 'long_ago', onset: 'sudden_recent', onset_seen: 'seen' }
  return question.id in chosen ? chosen[question.id as keyof typeof chosen] : calm(question)
}

for (const site of locales) {
  const oneSiteOnly = byTurns(site, test)
  test.describe(`the short form of the memory test in ${site}`, () => {
    test.use({ site, viewport: { width: 390, height: 844 } })

    for (const userType of ['patient', 'relative', 'professional'] as const)
      oneSiteOnly.test(
        `has at most ${mostPages} pages, even on the longest path of a ${userType}`,
        async ({ page }) => {
          const pages: string[] = []
          const note = async () => void pages.push((await page.getByRole('heading', { level: 1 }).textContent()) ?? '')
          const taker = new TestTaker(page, site, userType, mouse, note)
          await taker.start()
          await taker.answer(longestPath)
          await taker.agree()
          expect(pages.length).toBeLessThanOrEqual(mostPages)
          expect(pages.filter((title) => title === taker.words.callNow)).toHaveLength(2)
          await taker.send(taker.words.result.make_appointment)
          await expect(page.getByText(taker.words.isShort)).toBeVisible()
        },
      )

    oneSiteOnly.test(
      'leads to the remaining questions, which repeat none, can be interrupted, and complete the same result',
      async ({ page, context, stack }) => {
        const pages: string[] = []
        const note = async () => void pages.push((await page.getByRole('heading', { level: 1 }).textContent()) ?? '')
        const taker = new TestTaker(page, site, 'patient', mouse, note)
        const { words, visitor } = taker
        await taker.start()
        await taker.answer(calm)
        await taker.agree()
        await taker.send(words.result.talk_to_doctor)
        await expect(page.getByText(words.isShort)).toBeVisible()
        await openParts(page)
        await expectAccessible(page)
        const results = () => stack.rows('select id, form from orientation_result order by created_at desc limit 1')
        const [short] = await results()
        expect(short).toMatchObject({ form: 'short' })

        const before = [...pages]
        await taker.continueTest()
        await expect(page.getByText(words.pause)).toHaveCount(0)
        await page.goBack()
        await expect(page.getByText(words.isShort)).toBeVisible()
        await page.goForward()
        await taker.answer(calm, 10)
        await expect(page.getByText(words.pause)).toBeVisible()
        await expectAccessible(page)
        const question = pages.at(-1) ?? ''

        const later = await context.newPage()
        await page.close()
        await openInteractive(later, '/questionnaire')
        await expect(later.getByRole('heading', { level: 1, name: visitor.words.welcomeBack })).toBeVisible()
        const back = new TestTaker(later, site, 'patient')
        await back.visitor.press(visitor.words.continue)
        await back.visitor.expectPage(question)
        back.resume(taker)
        await back.answer(calm)
        await back.agree()
        await back.send(words.result.talk_to_doctor)
        expect(pages.slice(before.length).filter((title) => before.includes(title))).toEqual([])
        await expect(later.getByText(words.isShort)).toHaveCount(0)
        expect(await results()).toEqual([{ ...short, form: 'whole' }])
      },
    )

    oneSiteOnly.test(
      'has too few answers for a result if every question is skipped, and so has the whole test',
      async ({ page }) => {
        const taker = new TestTaker(page, site, 'relative')
        const { words } = taker
        await taker.start()
        await taker.answer(declining)
        await taker.agree()
        await taker.send(words.result.not_enough)
        await taker.continueTest()
        await taker.answer(declining)
        await taker.agree()
        await taker.send(words.result.not_enough)
        await expect(page.getByText(words.isShort)).toHaveCount(0)
      },
    )
  })
}
