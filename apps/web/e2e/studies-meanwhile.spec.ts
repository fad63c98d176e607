import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { locales } from '@clairmemoire/domain/locale'
import type { Page } from '@playwright/test'
import { byTurns } from './by-turns.ts'
import { matching, matchingAtHome } from './finder/screening.ts'
import { Visitor } from './finder/visitor.ts'
import { expect, test } from './fixtures.ts'
import { openInteractive, reloadInteractive } from './open-interactive.ts'
import { newStaff } from './staff/staff.ts'
import { repositoryContent, type Stack } from './stack/stack.ts'

const studies = {
  fr: {
    code: 'PREDICTOM',
    form: '/essais-cliniques/predictom/inscription',
    notOffered: 'Nous ne pouvons pas vous proposer l’étude PREDICTOM en ce moment. Nous vous appelons quand même',
  },
  en: {
    code: 'MK2214',
    form: '/clinical-trials/mk2214/registration',
    notOffered: 'We cannot offer you the MK-2214 study at the moment. We will still call you',
  },
} as const
const forms = {
  fr: {
    start: 'Commencer mon inscription',
    whom: 'Pour qui est cette demande',
    me: 'Pour moi',
    phone: '06 39 98 12 34',
  },
  en: { start: 'Start my registration', whom: 'Who is this request for', me: 'For me', phone: '(202) 555-0142' },
} as const

/** Pauses the study as a coordinator does on the desk. The study continues when the result is disposed. */
async function pausedStudy(stack: Stack, code: string): Promise<AsyncDisposable> {
  const { email } = await newStaff(stack, 'coordinator')
  await stack.rows(
    `insert into study_state (trial_code, status, reason, since, staff_id, at)
     select $1, 'paused', 'A test', current_date, id, now() from staff where email = $2`,
    [code, email],
  )
  return {
    [Symbol.asyncDispose]: async () => {
      await stack.rows('delete from study_state where trial_code = $1', [code])
    },
  }
}

async function expectNotOfferedNotice(
  page: Page,
  stack: Stack,
  { email, notOffered }: Record<'email' | 'notOffered', string>,
) {
  await expect(page.getByText(notOffered)).toBeVisible()
  await expect(page.getByRole('link', { name: /nous contacter|contact us/ })).toBeVisible()
  expect(await stack.rows('select id from request where email = $1', [email])).toHaveLength(1)
}

/** Returns the document of another study: a copy of MK-2214 that does not require a study partner. */
async function furtherStudy(): Promise<string> {
  const text = await readFile(path.join(repositoryContent, 'studies/mk2214.yaml'), 'utf8')
  return text
    .replace('code: MK2214', 'code: SAMPLE_1')
    .replace('name: MK-2214', 'name: SAMPLE-1')
    .replace('  - key: study-partner\n    kind: has_study_partner\n', '')
}

for (const site of locales) {
  const oneSiteOnly = byTurns(site, test)
  const { code, form, notOffered } = studies[site]
  const texts = forms[site]
  const contact = (email: string) => ({ firstName: 'Zoé', lastName: 'Vial', phone: texts.phone, email })

  test.describe(`in ${site}`, () => {
    test.use({ site })

    test('a study that pauses during a registration still gets the request, and the page explains what happens', async ({
      page,
      stack,
    }) => {
      const email = `paused-${site}@visitor.example`
      const visitor = new Visitor(page, site)
      const { words } = visitor
      await openInteractive(page, form)
      await visitor.press(texts.start)
      await visitor.expectPage(texts.whom)
      await visitor.choose(texts.me, words.whenToCall)
      await visitor.chooseMorning(words.whoToCall)
      await visitor.choose(words.callMe, words.reachYou)
      await visitor.giveContactDetails(contact(email), words.agreeToCall)
      await visitor.agree(words.checkRequest)
      await using _paused = await pausedStudy(stack, code)
      await visitor.press(words.send)
      await visitor.expectPage(words.thanks)
      await expectNotOfferedNotice(page, stack, { email, notOffered })
    })

    oneSiteOnly.test(
      'the confirmation mentions a study that paused between the result and the request',
      async ({ page, stack }) => {
        const email = `paused-after-result-${site}@visitor.example`
        const visitor = new Visitor(page, site)
        const { words } = visitor
        await visitor.screen(matchingAtHome[site], words.match)
        await visitor.prepareRequest(contact(email))
        await using _paused = await pausedStudy(stack, code)
        await visitor.press(words.send)
        await visitor.expectPage(words.thanks)
        await expectNotOfferedNotice(page, stack, { email, notOffered })
      },
    )
  })
}

/** Returns the studies that the backend lists, or an empty text if the request fails. */
const listed = (page: Page) =>
  page.evaluate(async () => {
    const answer = await fetch('/api/trials/')
    return answer.ok ? await answer.text() : ''
  })

test.describe('a new set of studies', () => {
  test.use({ site: 'en' })

  test('that arrives while somebody answers keeps the answers and changes the questions', async ({ page, stack }) => {
    const visitor = new Visitor(page, 'en')
    const [respondent, country, age, memory, partner, conditions] = matching.en
    await visitor.start(respondent.question)
    const answered = [respondent, country ?? respondent, age ?? respondent, memory ?? respondent] as const
    await visitor.answer(answered, partner?.question ?? '')
    await stack.writeDocument('studies/sample-1.yaml', await furtherStudy())
    try {
      await expect.poll(() => listed(page), { timeout: 60_000 }).toContain('SAMPLE_1')
      await reloadInteractive(page)
      await expect(visitor.heading(conditions?.question ?? '')).toBeVisible()
      await visitor.press(visitor.words.back)
      await visitor.expectPage(memory?.question ?? '')
      await expect(page.getByLabel('Mild cognitive impairment')).toBeChecked()
      await visitor.press(visitor.words.back)
      await visitor.expectPage(age?.question ?? '')
      await expect(page.getByRole('textbox')).toHaveValue('68')
    } finally {
      await stack.writeDocument('studies/sample-1.yaml', undefined)
      // The next tests expect the previous questions.
      await expect.poll(() => listed(page), { timeout: 60_000 }).not.toContain('SAMPLE_1')
    }
  })

  test('shows a message with the telephone if none was ever loaded because the service is down', async ({
    page,
    stack,
  }) => {
    const visitor = new Visitor(page, 'en')
    await stack.stopBackend()
    await stack.stopContent()
    await stack.deleteStudies()
    await stack.startBackend()
    await openInteractive(page, '/trial-finder')
    await visitor.press(visitor.words.start)
    await visitor.expectPage(visitor.words.loadingFailed)
    await expect(page.getByRole('main').getByRole('link', { name: '(202) 555-0142' })).toBeVisible()
    await stack.startContent()
    await expect.poll(() => listed(page)).toContain('MK2214')
    await visitor.press(visitor.words.retry)
    await visitor.expectPage(matching.en[0].question)
  })
})
