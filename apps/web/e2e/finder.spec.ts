import { readFile } from 'node:fs/promises'
import { locales } from '@clairmemoire/domain/locale'
import { resolveTrialMatch } from '@clairmemoire/domain/trial-match'
import { studyText } from '../src/content/study-texts.ts'
import { expectAccessible } from './accessibility.ts'
import { keyboard } from './finder/hand.ts'
import { notMatching } from './finder/screening.ts'
import { Visitor } from './finder/visitor.ts'
import { expect, test } from './fixtures.ts'
import { deskEmail } from './stack/stack.ts'

/** Numbers that France (Arcep) and the United States (555-01) keep for fiction. */
const phones = {
  fr: { written: '06 39 98 12 34', stored: '+33639981234' },
  en: { written: '(202) 555-0142', stored: '+12025550142' },
}

/** The study that the matching answers lead to. */
const matchOf = { fr: 'PREDICTOM', en: 'MK2214' }

/** The first words of the thanks, after a match and without one. */
const thanks = {
  match: { fr: 'dans les 3 jours ouvrés, au moment que vous avez choisi', en: 'within 3 working days at the time you' },
  noMatch: { fr: 'si de nouvelles études ouvrent près de chez vous', en: "We'll be in touch with you. If you" },
}

/** Words that no mail may hold: it may be read by others (R0-24). */
const healthWords = /alzheimer|cognitif|cognitive|diagnos|study|étude|essai|trial|MK.?2214|predictom/i

for (const site of locales) {
  test.describe(`a visitor of the ${site} site`, () => {
    test.use({ site })

    test.describe('on a phone of 390 pixels, by keyboard alone', () => {
      test.use({ viewport: { width: 390, height: 844 } })

      test('matches a study and is called at the chosen time', async ({ page, stack }) => {
        test.slow()
        const email = `match-${site}@visitor.example`
        const visitor = new Visitor(page, site, keyboard(page), () => expectAccessible(page))
        const { words } = visitor
        await visitor.match(site)
        const { code, link } = resolveTrialMatch(matchOf[site], site)
        await expect(page.getByRole('heading', { name: studyText(code)?.title ?? '' })).toBeVisible()
        await expect(page.getByText(studyText(code)?.description[0] ?? '')).toBeVisible()
        await expect(page.locator(`a[href="${link}"]`)).toBeVisible()
        await visitor.prepareRequest({ firstName: 'Jo', lastName: 'Vial', phone: phones[site].written, email })
        await visitor.press(words.send)
        await visitor.expectPage(words.thanks)
        await expect(page.getByText(thanks.match[site])).toBeVisible()
        await expect(page.getByRole('link', { name: /nous contacter|contact us/ })).toHaveAttribute(
          'href',
          /^mailto:.+@/,
        )

        const [submission, ...others] = await stack.rows('select * from submission where email = $1', [email])
        expect(others).toEqual([])
        expect(submission).toMatchObject({
          locale: site,
          trial_code: matchOf[site],
          respondent: 'self',
          first_name: 'Jo',
          last_name: 'Vial',
          phone: phones[site].stored,
          helper: null,
          callback: { kind: 'slot' },
          answers: { respondent: 'self', age: 68, memory_state: 'mci', conditions: ['none'] },
        })
        const consents = await stack.rows('select purpose, locale from consent where subject_id = $1', [
          submission?.['id'],
        ])
        expect(consents.map(({ purpose }) => purpose)).toContain('call_back')

        const reference = String(submission?.['reference'])
        await expect(page.getByText(reference)).toBeVisible()
        await expect.poll(() => stack.mailbox.mailsTo(email).length, { timeout: 20_000 }).toBe(1)
        const [mail] = stack.mailbox.mailsTo(email)
        expect(mail?.text).toContain(reference)
        expect(mail?.subject).toBe(
          { fr: 'Nous avons bien reçu votre demande', en: 'We have received your request' }[site],
        )
        expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toMatch(healthWords)
        const atDesk = () => stack.mailbox.mailsTo(deskEmail).filter(({ text }) => text?.includes(reference))
        await expect.poll(() => atDesk().length, { timeout: 20_000 }).toBe(1)
        expect(`${atDesk()[0]?.subject} ${atDesk()[0]?.text}`).not.toMatch(healthWords)

        const download = page.waitForEvent('download')
        await visitor.press(words.addToCalendar)
        const calendar = await readFile(await (await download).path(), 'utf8')
        expect(calendar).toMatch(/^BEGIN:VCALENDAR[^]*DTSTART:\d{8}T\d{6}Z[^]*DURATION:PT10M/)
        await expect(page.getByRole('link', { name: words.home })).toBeVisible()
      })
    })

    test('matches no study and leaves an address to be told of new ones', async ({ page, stack }) => {
      test.slow()
      const email = `news-${site}@visitor.example`
      const visitor = new Visitor(page, site, undefined, () => expectAccessible(page))
      const { words } = visitor
      await visitor.start(notMatching[site][0].question)
      await visitor.answer(notMatching[site], words.agreeToResultForOther)
      await visitor.agree(words.checkAnswers)
      await visitor.press(words.showResult)
      await visitor.expectPage(words.noMatch)
      expect(await stack.rows('select * from submission where email = $1', [email])).toEqual([])

      await visitor.press(words.leaveContact)
      await visitor.expectPage(words.whereToWrite)
      await visitor.write(words.email, email)
      await visitor.continueTo(words.agreeToNews)
      await visitor.agree(words.checkRequest)
      await visitor.press(words.send)
      await visitor.expectPage(words.thanks)
      await expect(page.getByText(thanks.noMatch[site])).toBeVisible()

      const contacts = await stack.rows(
        'select c.locale, c.lists, r.reference from contact c join contact_request r on r.contact_id = c.id where c.email = $1',
        [email],
      )
      expect(contacts).toEqual([{ locale: site, lists: ['new_studies'], reference: expect.any(String) }])
      await expect(page.getByText(String(contacts[0]?.['reference']))).toBeVisible()
      await expect.poll(() => stack.mailbox.mailsTo(email).length, { timeout: 20_000 }).toBe(1)
    })
  })
}
