import { locales } from '@clairmemoire/domain/locale'
import { byTurns } from './by-turns.ts'
import { settledState } from './device/settled-state.ts'
import { matching, uncertain } from './finder/screening.ts'
import { Visitor } from './finder/visitor.ts'
import { expect, test } from './fixtures.ts'
import { openInteractive } from './open-interactive.ts'

const hour = 60 * 60 * 1000

const textsOfSites = {
  fr: {
    elsewhere: 'Dans un autre pays',
    studiesAreIn: 'Nos études ont lieu en France et aux États-Unis',
    adults: 'Ces études s’adressent aux adultes',
    unknownStudy: 'Nous ne connaissons pas l’étude',
    abroad: { trial: 'mk2214', note: 'a lieu dans un autre pays' },
    zipInFrance: 'postal français',
    evening: '21 novembre 2026',
    step: /^Vous revoilà\s: étape 4 sur \d+/,
  },
  en: {
    elsewhere: 'In another country',
    studiesAreIn: 'Our studies take place in France and in the United States',
    adults: 'These studies are for adults',
    unknownStudy: 'We do not know the study',
    abroad: { trial: 'predictom', note: 'takes place in another country' },
    zipInFrance: 'French department number or postal code',
    evening: 'November 21, 2026',
    step: /^Welcome back: step 4 of \d+/,
  },
}

for (const site of locales) {
  const oneSiteOnly = byTurns(site, test)
  test.describe(`in ${site}`, () => {
    test.use({ site })
    const [respondent, country, age, memory] = uncertain[site]
    const words = textsOfSites[site]

    oneSiteOnly.test(
      'a person who lives in neither country reads what is possible before any question about health',
      async ({ page }) => {
        const visitor = new Visitor(page, site)
        await visitor.start(respondent.question)
        await visitor.answer(
          [respondent, { question: country?.question ?? '', choose: words.elsewhere }],
          words.studiesAreIn,
        )
        await expect(page.getByRole('link', { name: /ClinicalTrials\.gov/ })).toBeVisible()
        await expect(page.getByRole('button', { name: visitor.words.continue })).toHaveCount(0)
        await visitor.press(visitor.words.back)
        await visitor.expectPage(country?.question ?? '')
      },
    )

    oneSiteOnly.test('a person under 18 reads why the form ends', async ({ page }) => {
      const visitor = new Visitor(page, site)
      await visitor.start(respondent.question)
      const under = { question: age?.question ?? '', write: '17' }
      await visitor.answer([respondent, country ?? respondent, under], words.adults)
      await visitor.press(visitor.words.back)
      await expect(page.getByRole('textbox')).toHaveValue('17')
    })

    oneSiteOnly.test(
      'an unknown study, or one of another country, in the address does not block the finder',
      async ({ page }) => {
        const visitor = new Visitor(page, site)
        for (const [trial, note] of [
          ['no-such-study', words.unknownStudy],
          ['%3Cscript%3E', words.unknownStudy],
          [words.abroad.trial, words.abroad.note],
        ]) {
          await openInteractive(page, `/trial-finder?trial=${trial}`)
          await expect(page.getByText(note ?? '')).toBeVisible()
        }
        await visitor.press(visitor.words.start)
        await visitor.expectPage(respondent.question)
      },
    )

    oneSiteOnly.test(
      'a ZIP code of another country is rejected with an explanation, and nothing is lost',
      async ({ page }) => {
        const visitor = new Visitor(page, site)
        const questions = uncertain[site]
        const place = questions.at(-1)?.question ?? ''
        await visitor.start(respondent.question)
        await visitor.answer(questions.slice(0, -1), place)
        await visitor.write(place, '02139-4307')
        await visitor.press(visitor.words.continue)
        await expect(page.getByRole('region', { name: visitor.words.problem })).toContainText(words.zipInFrance)
        await expect(page.getByRole('textbox')).toHaveValue('02139-4307')
        await visitor.write(place, '75')
        await expect(page.getByRole('region', { name: visitor.words.problem })).toHaveCount(0)
        await visitor.continueTo(visitor.words.agreeToResult)
      },
    )

    oneSiteOnly.test(
      'a visitor returning within a day sees a welcome, and continues or starts again',
      async ({ page, context }) => {
        const noon = Date.UTC(2026, 10, 21, 12)
        await page.clock.setFixedTime(noon)
        const visitor = new Visitor(page, site)
        await visitor.start(respondent.question)
        await visitor.answer([respondent, country ?? respondent, age ?? respondent], memory?.question ?? '')
        await settledState(page)
        await page.close()

        const later = await context.newPage()
        await later.clock.setFixedTime(noon + 19 * hour)
        const back = new Visitor(later, site)
        await openInteractive(later, '/trial-finder')
        await expect(later.getByRole('heading', { level: 1, name: words.step })).toBeFocused()
        await back.press(back.words.continue)
        await back.expectPage(memory?.question ?? '')

        await openInteractive(later, '/')
        await openInteractive(later, '/trial-finder')
        await back.press(back.words.startAgain)
        await back.expectPage(back.words.introduction)
        expect(await later.evaluate(() => localStorage.getItem('state'))).not.toContain('trial-finder')
      },
    )

    oneSiteOnly.test(
      '"saved" appears once something is saved, and "not sent" disappears after sending',
      async ({ page }) => {
        const visitor = new Visitor(page, site)
        const { savedOnDevice, notSent, cannotTell, reviewAnswers, checkAnswers, back, agreeToResult } = visitor.words
        await visitor.start(respondent.question)
        await expect(page.getByText(savedOnDevice)).toHaveCount(0)
        await visitor.answer([respondent], country?.question ?? '')
        await expect(page.getByText(notSent)).toBeVisible()
        await page.goto('/robots.txt')
        await page.evaluate(() => localStorage.clear())
        await visitor.screen(uncertain[site], cannotTell)
        await visitor.press(reviewAnswers)
        await visitor.expectPage(checkAnswers)
        await expect(page.getByText(savedOnDevice)).toBeVisible()
        await expect(page.getByText(notSent)).toHaveCount(0)
        await visitor.press(back)
        await visitor.expectPage(agreeToResult)
      },
    )

    oneSiteOnly.test('the title of each page contains its question', async ({ page }) => {
      const visitor = new Visitor(page, site)
      await visitor.start(respondent.question)
      await expect(page).toHaveTitle(new RegExp(`^${respondent.question.replace('?', '.?.?')}`))
    })

    oneSiteOnly.test(
      'the sheet for the doctor fits on one page of paper, and nothing else is printed',
      async ({ page }) => {
        const visitor = new Visitor(page, site)
        await visitor.screen(matching[site], visitor.words.match)
        await page.waitForLoadState('networkidle')
        const pdf = await page.pdf({ format: 'A4' })
        expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
        await page.emulateMedia({ media: 'print' })
        const sheet = await page.locator('.print-sheet').boundingBox()
        expect(sheet?.height).toBeGreaterThan(300)
        await expect(page.getByRole('button', { name: visitor.words.bookCall }).first()).toBeHidden()
      },
    )

    test.describe('on an evening in New York, when Paris has the next day', () => {
      test.use({ timezoneId: 'America/New_York' })

      test("the sheet for the doctor has the date in the visitor's time zone", async ({ page }) => {
        await page.clock.setFixedTime(Date.UTC(2026, 10, 22, 2))
        const visitor = new Visitor(page, site)
        await visitor.screen(matching[site], visitor.words.match)
        await page.emulateMedia({ media: 'print' })
        await expect(page.locator('.print-sheet')).toContainText(words.evening)
      })
    })

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false })

      oneSiteOnly.test(
        'the questions show no button that cannot work, and offer the telephone instead',
        async ({ page }) => {
          await page.goto('/trial-finder')
          await expect(page.getByRole('button', { name: new Visitor(page, site).words.start })).toBeHidden()
          await expect(page.locator('main a[href^="tel:"]').first()).toBeVisible()
        },
      )
    })
  })
}
