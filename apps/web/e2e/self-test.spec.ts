import { locales } from '@clairmemoire/domain/locale'
import { accessibleKinds, expectAccessible } from './accessibility.ts'
import { byTurns } from './by-turns.ts'
import { keyboard } from './finder/hand.ts'
import { expect, test } from './fixtures.ts'
import { openParts } from './open-parts.ts'
import { calm, declining, TestTaker, telling } from './self-test/test-taker.ts'
import type { Stack } from './stack/stack.ts'

/** Returns the results that were stored after `before`. */
async function resultsSince(stack: Stack, before: readonly Record<string, unknown>[]) {
  const known = new Set(before.map(({ id }) => id))
  return (await results(stack)).filter(({ id }) => !known.has(id))
}

const results = (stack: Stack) => stack.rows('select id, user_type, locale, answers from orientation_result')

for (const site of locales) {
  const oneSiteOnly = byTurns(site, test)
  test.describe(`the memory test in ${site}`, () => {
    test.use({ site })

    test.describe('on a phone of 390 pixels, by keyboard alone', () => {
      test.use({ viewport: { width: 390, height: 844 } })

      oneSiteOnly.test(
        'a patient sees at once what is urgent, continues, and sees the next step',
        async ({ page, stack }) => {
          const before = await results(stack)
          const taker = new TestTaker(page, site, 'patient', keyboard(page), accessibleKinds(page))
          const { words, visitor } = taker
          await taker.start()
          const sign = page.getByRole('checkbox').first()
          await keyboard(page).choose(sign)
          await visitor.press(visitor.words.continue)
          await visitor.expectPage(words.callNow)
          await expect(page.locator(`main a[href="tel:${{ fr: 15, en: 911 }[site]}"]`).first()).toBeInViewport()
          await expect(page.getByRole('main').getByRole('button')).toHaveText([words.longAgo, /./, visitor.words.back])
          await expectAccessible(page)
          await visitor.press(words.longAgo)
          await expect(visitor.heading(words.callNow)).toHaveCount(0)
          await page.goBack()
          await visitor.expectPage(words.callNow)
          await page.goBack()
          await expect(sign).toBeChecked()
          await sign.press('Space')
          await expect(sign).not.toBeChecked()

          await taker.answer(telling)
          await taker.agree()
          await taker.send(words.result.make_appointment)
          await openParts(page)
          await expect(page.getByText(words.because, { exact: true }).first()).toBeVisible()
          await expectAccessible(page)
          const [stored, ...others] = await resultsSince(stack, before)
          expect(others).toEqual([])
          expect(stored).toMatchObject({ user_type: 'patient', locale: site })

          await page.goBack()
          await expect(taker.visitor.heading(words.sent)).toBeVisible()
          await expectAccessible(page)
        },
      )
    })

    test.describe('on a screen of 320 pixels', () => {
      test.use({ viewport: { width: 320, height: 700 } })

      oneSiteOnly.on('fr')(
        'a relative loses nothing by reload, Back, another language, closing or a broken network',
        {
          tag: '@smoke',
        },
        async ({ page, stack, context }) => {
          const before = await results(stack)
          const taker = new TestTaker(page, site, 'relative')
          const { words, visitor } = taker
          await taker.start()
          await taker.answer(calm, 3)
          const question = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
          await page.reload()
          await expect(visitor.heading(question)).toBeVisible()
          await page.goBack()
          await expect(page.getByRole('radio').first()).toBeChecked()
          await page.goForward()
          await expect(visitor.heading(question)).toBeVisible()

          await page.getByRole('link', { name: visitor.words.switchLanguage }).click()
          await expect(page.locator('html')).toHaveAttribute('lang', { fr: 'en', en: 'fr' }[site])
          await expect(page.getByRole('radio').first()).toBeVisible()
          await page.getByRole('link', { name: { fr: 'Français', en: 'English' }[site] }).click()
          await expect(visitor.heading(question)).toBeVisible()

          const later = await context.newPage()
          await page.close()
          const back = new TestTaker(later, site, 'relative')
          await later.goto('/questionnaire')
          await expect(later.getByRole('heading', { level: 1, name: visitor.words.welcomeBack })).toBeVisible()
          await expect(later.getByText(question)).toBeVisible()
          await back.visitor.press(visitor.words.continue)
          await back.visitor.expectPage(question)
          back.resume(taker)
          expect(await later.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
          await back.answer(calm)
          await back.agree()

          const left = stack.loseResponsesTo('/api/forms/orientation?user_type=relative', 'gateway timeout')
          await back.visitor.press(words.send)
          await expect(later.getByRole('alert').getByText(visitor.words.notSentYet)).toBeVisible()
          expect(left()).toBe(0)
          await back.visitor.press(visitor.words.retry)
          await back.expectResult(words.result.talk_to_doctor)
          expect(await later.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
          expect(await resultsSince(stack, before)).toMatchObject([{ user_type: 'relative' }])
        },
      )
    })

    oneSiteOnly.test(
      'an offline professional skips every question, and reads that the answers are too few for a result',
      async ({ page, stack, context }) => {
        const before = await results(stack)
        const taker = new TestTaker(page, site, 'professional')
        const { words, visitor } = taker
        await taker.start()
        await context.setOffline(true)
        await taker.answer(declining)
        await taker.agree()
        await visitor.press(words.send)
        await expect(page.getByRole('alert').getByText(visitor.words.notSentYet)).toBeVisible()
        await context.setOffline(false)
        await visitor.press(visitor.words.retry)
        await taker.expectResult(words.result.not_enough)
        expect(await resultsSince(stack, before)).toMatchObject([{ user_type: 'professional' }])
      },
    )
  })
}

test('answers erased midway are gone, also after a reload', async ({ page }) => {
  const taker = new TestTaker(page, 'fr', 'patient')
  await taker.start()
  await taker.answer(calm, 2)
  await page.getByText('Effacer mes réponses sur cet appareil').click()
  await taker.visitor.press('Tout effacer')
  await expect(taker.visitor.heading(taker.words.introduction)).toBeVisible()
  await page.reload()
  await expect(taker.visitor.heading(taker.words.introduction)).toBeVisible()
})
