import { readFile } from 'node:fs/promises'
import { createCmsClient } from '@clairmemoire/cms-client'
import type { StudyIntroduction } from '@clairmemoire/cms-client/study'
import { type Locale, locales } from '@clairmemoire/domain/locale'
import { sampleStudies } from '@clairmemoire/cms-client/testing/repository-studies'
import { studyOfCode } from '@clairmemoire/domain/studies'
import type { Page } from '@playwright/test'
import { accessibleKinds } from './accessibility.ts'
import { byTurns } from './by-turns.ts'
import { keyboard } from './finder/hand.ts'
import { matchingAtHome, notMatching, uncertain } from './finder/screening.ts'
import { Visitor } from './finder/visitor.ts'
import { expect, test } from './fixtures.ts'
import { openInteractive } from './open-interactive.ts'
import { deskEmail, type Stack } from './stack/stack.ts'

/** Telephone numbers that are reserved for fiction in France (Arcep) and the United States (555-01). */
const phones = {
  FR: { written: '06 39 98 12 34', stored: '+33639981234', desk: '06 39 98 12 34' },
  US: { written: '(202) 555-0142', stored: '+12025550142', desk: '(202) 555-0142' },
}

/** The first words of the confirmation of a booked call and of an address for news. */
const thanks = {
  call: { fr: 'au moment que vous avez choisi', en: 'within 3 working days at the time you' },
  news: { fr: 'si de nouvelles études ouvrent près de chez vous', en: "We'll be in touch with you. If you" },
}

/** No mail to a visitor may contain these words, because others may read it (R0-24). */
const healthWords = /alzheimer|cognitif|cognitive|diagnos|study|étude|essai|trial|MK.?2214|trontier|predictom/i

/** The text of the editors about a study, as the pages show it. */
async function introductionOf(page: Page, code: string, locale: Locale): Promise<StudyIntroduction> {
  const read = async (url: string): Promise<Response> =>
    new Response(await page.evaluate(async (address) => (await fetch(address)).text(), url))
  const text = await createCmsClient({ origin: '/cms', timeout: 30_000, fetch: read }).readStudy(locale, slugOf(code))
  if (!text) throw new Error(`No text of ${code}`)
  return text
}

function slugOf(code: string): string {
  const study = studyOfCode(code, sampleStudies)
  if (!study) throw new Error(`No study ${code}`)
  return study.slug
}

async function storedRequest(stack: Stack, email: string) {
  const [signup, ...others] = await stack.rows('select * from request where email = $1', [email])
  expect(others).toEqual([])
  return signup
}

async function mailsOf(stack: Stack, email: string, reference: string) {
  await expect.poll(() => stack.mailbox.mailsTo(email).length).toBe(1)
  const atDesk = () => stack.mailbox.mailsTo(deskEmail).filter(({ text }) => text?.includes(reference))
  await expect.poll(() => atDesk().length).toBe(1)
  return { visitor: stack.mailbox.mailsTo(email)[0], desk: atDesk()[0] }
}

for (const site of locales) {
  const oneSiteOnly = byTurns(site, test)
  test.describe(`in ${site}`, () => {
    test.use({ site })

    test.describe('on a phone of 390 pixels, by keyboard alone', () => {
      test.use({ viewport: { width: 390, height: 844 } })

      oneSiteOnly.on('en')(
        'someone in the United States matches a study and is called at the chosen time',
        {
          tag: '@smoke',
        },
        async ({ page, stack }) => {
          const email = `match-${site}@visitor.example`
          const visitor = new Visitor(page, site, keyboard(page), accessibleKinds(page))
          const { words } = visitor
          await visitor.match(site)
          const { title, introduction } = await introductionOf(page, 'MK2214', site)
          await expect(page.getByRole('heading', { name: title })).toBeVisible()
          await expect(page.getByText(introduction[0] ?? '')).toBeVisible()
          await expect(page.locator('a[href$="/clinical-trials/mk2214"]')).toBeVisible()
          await visitor.prepareRequest({ firstName: 'Jo', lastName: 'Vial', phone: phones.US.written, email })
          await expect(page.getByText('MK-2214')).toBeVisible()
          await visitor.press(words.send)
          await visitor.expectPage(words.thanks)
          await expect(page.getByText(thanks.call[site])).toBeVisible()
          await expect(page.getByRole('link', { name: /nous contacter|contact us/ })).toHaveAttribute(
            'href',
            /^mailto:.+@/,
          )

          const signup = await storedRequest(stack, email)
          expect(signup).toMatchObject({
            locale: site,
            country: 'US',
            first_name: 'Jo',
            last_name: 'Vial',
            phone: phones.US.stored,
            helper: null,
            callback: { kind: 'slot' },
            answers: {
              trial_code: 'MK2214',
              respondent: 'self',
              country: 'US',
              age: 68,
              memory_state: 'mci',
              conditions: ['none'],
            },
          })
          const consents = await stack.rows('select purpose, locale from consent where subject_id = $1', [
            signup?.['id'],
          ])
          expect(consents.map(({ purpose }) => purpose)).toContain('call_back')

          const reference = String(signup?.['reference'])
          await expect(page.getByText(reference)).toBeVisible()
          const { visitor: mail, desk } = await mailsOf(stack, email, reference)
          expect(mail?.text).toContain(reference)
          expect(mail?.subject).toMatch({ fr: /^Votre appel du \S+ \d/, en: /^Your call on \w+day, / }[site])
          expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toMatch(healthWords)
          expect(mail?.attachments.map(({ mimeType }) => mimeType)).toEqual(['text/calendar'])
          expect(desk?.text).toContain('MK-2214')
          expect(desk?.text).not.toMatch(/alzheimer|cognitif|cognitive|\bAVC\b|stroke/i)

          const download = page.waitForEvent('download')
          await visitor.press(words.addToCalendar)
          const calendar = await readFile(await (await download).path(), 'utf8')
          expect(calendar).toMatch(/^BEGIN:VCALENDAR[^]*DTSTART[^]*BEGIN:VALARM/)
          await expect(page.getByRole('link', { name: words.home })).toBeVisible()
        },
      )
    })

    oneSiteOnly.test(
      'someone in France with an uncertain result is called back in the morning',
      async ({ page, stack }) => {
        const email = `uncertain-${site}@visitor.example`
        const visitor = new Visitor(page, site)
        const { words } = visitor
        await visitor.screen(uncertain[site], words.cannotTell)
        const { title } = await introductionOf(page, 'PREDICTOM', site)
        await expect(page.getByRole('heading', { name: title })).toBeVisible()
        await expect(page.getByText(words.match)).toHaveCount(0)
        await visitor.bookCall()
        await visitor.chooseMorning(words.whoToCall)
        await visitor.choose(words.callMe, words.reachYou)
        await visitor.giveContactDetails(
          { firstName: 'Jo', lastName: 'Vial', phone: phones.FR.written, email },
          words.agreeToCall,
        )
        await visitor.agree(words.checkRequest)
        await visitor.press(words.send)
        await visitor.expectPage(words.thanks)
        await expect(page.getByText(thanks.call[site])).toBeVisible()

        const signup = await storedRequest(stack, email)
        expect(signup).toMatchObject({
          country: 'FR',
          answers: { trial_code: 'PREDICTOM' },
          phone: phones.FR.stored,
          callback: { kind: 'part_of_day', part_of_day: 'morning', time_zone: 'Europe/Paris' },
        })
        const { visitor: mail } = await mailsOf(stack, email, String(signup?.['reference']))
        expect(mail?.subject).toMatch({ fr: /au plus tard le/, en: /we will call by/ }[site])
      },
    )

    oneSiteOnly.test(
      'a relative comes from the page of a study, and names someone else to be called',
      async ({ page, stack }) => {
        const email = `helper-${site}@visitor.example`
        const { name, slug, phone } = {
          fr: { name: 'PREDICTOM', slug: '/essais-cliniques/predictom', phone: phones.FR },
          en: { name: 'MK-2214', slug: '/clinical-trials/mk2214', phone: phones.US },
        }[site]
        const visitor = new Visitor(page, site)
        const { words } = visitor
        await openInteractive(page, slug)
        await page.locator('a[href*="trial="]').first().click()
        await visitor.expectPage(words.introduction)
        await expect(page.getByRole('main').getByText(name)).toBeVisible()
        const screening = matchingAtHome[site]
        await visitor.press(words.start)
        await visitor.expectPage(screening[0].question)
        expect(new URL(page.url()).search).toBe('')
        await expect(page.getByText(name)).toBeVisible()
        await visitor.answer(screening, words.agreeToResult)
        await visitor.agree(words.checkAnswers)
        await visitor.press(words.showResult)
        await visitor.expectPage(words.match)
        await expect(page.getByRole('heading', { level: 2 }).first()).toContainText(name)
        await visitor.bookCall()
        await visitor.chooseSlot(words.whoToCall)
        const helper = { firstName: 'Ana', lastName: 'Lys', relation: 'ma fille', phone: phone.written }
        await visitor.nameSomeoneElse({ firstName: 'Jo', lastName: 'Vial', email }, helper, words.agreeToCall)
        await visitor.agree(words.checkRequest)
        const terms = await page.locator('dt').allTextContents()
        expect(new Set(terms).size).toBe(terms.length)
        await visitor.press(words.send)
        await visitor.expectPage(words.thanks)
        await expect(page.getByText('Ana Lys')).toBeVisible()
        await expect(page.getByText(name)).toBeVisible()

        const signup = await storedRequest(stack, email)
        expect(signup).toMatchObject({
          phone: null,
          helper: { first_name: 'Ana', last_name: 'Lys', relation: 'ma fille', phone: phone.stored },
        })
        const { visitor: mail, desk } = await mailsOf(stack, email, String(signup?.['reference']))
        expect(mail?.text).not.toMatch(/Ana|Lys/)
        expect(`${mail?.subject} ${mail?.text}`).not.toMatch(healthWords)
        expect(desk?.text).toContain(name)
        expect(desk?.text).toContain('Ana Lys')
      },
    )

    oneSiteOnly.on('fr')(
      'a relative matches no study and submits an address with the few answers that matching needs',
      {
        tag: '@smoke',
      },
      async ({ page, stack }) => {
        const email = `news-${site}@visitor.example`
        const visitor = new Visitor(page, site)
        const { words } = visitor
        await visitor.screen(notMatching[site], words.noMatch)
        expect(await stack.rows('select * from request where email = $1', [email])).toEqual([])

        await visitor.press(words.leaveContact)
        await visitor.expectPage(words.whichNews)
        await page.getByLabel(words.matchingNews).check()
        await visitor.continueTo(words.whereToWrite)
        await visitor.write(words.email, email)
        await visitor.continueTo(words.agreeToNews)
        await visitor.agree(words.checkRequest)
        await visitor.press(words.send)
        await visitor.expectPage(words.thanks)
        await expect(page.getByText(thanks.news[site])).toBeVisible()

        const contacts = await stack.rows(
          'select c.lists, r.asked, r.reference, r.id from contact c join contact_request r on r.contact_id = c.id where c.email = $1',
          [email],
        )
        expect(contacts).toMatchObject([
          {
            // Nothing is subscribed before the visitor confirms the e-mail address.
            lists: [],
            asked: {
              locale: site,
              lists: ['new_studies'],
              country: { fr: 'FR', en: 'US' }[site],
              matching: { age_band: '45-49' },
            },
          },
        ])
        const consents = await stack.rows('select purpose from consent where subject_id = $1', [contacts[0]?.['id']])
        expect(new Set(consents.map(({ purpose }) => purpose))).toEqual(
          new Set(['keep_matching_answers', 'new_studies']),
        )
        await expect(page.getByText(String(contacts[0]?.['reference']))).toBeVisible()
        await expect.poll(() => stack.mailbox.mailsTo(email).length).toBe(1)
      },
    )
  })
}
