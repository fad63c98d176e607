import { locales } from '@clairmemoire/domain/locale'
import type { BrowserContext, Page } from '@playwright/test'
import { byTurns } from './by-turns.ts'
import { keyboard } from './finder/hand.ts'
import { matching, uncertain } from './finder/screening.ts'
import { Visitor } from './finder/visitor.ts'
import { expect, test } from './fixtures.ts'
import { openInteractive, reloadForm, reloadInteractive } from './open-interactive.ts'

const studies = {
  fr: { code: 'PREDICTOM', name: 'PREDICTOM', page: '/essais-cliniques/predictom', end: 'inscription' },
  en: { code: 'MK2214', name: 'MK-2214', page: '/clinical-trials/mk2214', end: 'registration' },
} as const
const textsOfSites = {
  fr: {
    register: 'M’inscrire à l’étude',
    title: 'S’inscrire à l’étude PREDICTOM',
    start: 'Commencer mon inscription',
    whom: 'Pour qui est cette demande',
    me: 'Pour moi',
    close: 'Pour un proche',
    ownAnswers: 'Voulez-vous joindre vos réponses',
    use: 'Oui, joignez mes réponses',
    leave: 'Non, ne les envoyez pas',
    show: 'Lire les réponses de cet appareil',
    take: 'Participer à la recherche sur la mémoire',
    give: 'Donner mes coordonnées',
    about: /Votre lien concerne l’étude PREDICTOM/,
    withTrial: 'au moment que vous avez choisi',
    without: 'si de nouvelles études ouvrent près de chez vous',
    news: 'Vous écrire aussi quand une étude ouvre',
    follow: 'Voir ma demande',
  },
  en: {
    register: 'Register for the study',
    title: 'Register for the MK-2214 study',
    start: 'Start my registration',
    whom: 'Who is this request for',
    me: 'For me',
    close: 'For someone close to me',
    ownAnswers: 'Do you want to add your answers',
    use: 'Yes, add my answers',
    leave: 'No, do not send them',
    show: 'Read the answers saved on this device',
    take: 'Take part in memory research',
    give: 'Give my contact details',
    about: /Your link is about the MK-2214 study/,
    withTrial: 'within 3 working days at the time you selected',
    without: "We'll be in touch with you. If you",
    news: 'Should we also write to you when a study opens',
    follow: 'See my request',
  },
} as const
const phones = { fr: '06 39 98 12 34', en: '(202) 555-0142' } as const

const saved = `select answers, country, callback ->> 'kind' as callback from request where email = $1`

const askedForNews = `select asked -> 'lists' as lists from contact_request join contact on contact.id = contact_id where email = $1`

/** Creates a visitor who goes offline on each page. Checks that the page fits the window. */
function offlineVisitor(page: Page, context: BrowserContext, site: 'fr' | 'en') {
  return new Visitor(page, site, keyboard(page), async () => {
    await context.setOffline(true)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })
}

for (const site of locales) {
  const oneSiteOnly = byTurns(site, test)
  const texts = textsOfSites[site]
  const { code, page: studyPage, end } = studies[site]
  const address = `${studyPage}/${end}`
  const contact = (email: string) => ({ firstName: 'Zoé', lastName: 'Vial', phone: phones[site], email })

  test.describe(`in ${site}`, () => {
    test.use({ site })

    test.describe('on a telephone of 390 pixels, by keyboard alone', () => {
      test.use({ viewport: { width: 390, height: 800 } })

      oneSiteOnly.on('en')(
        'someone registers for a study from its page, through reloads and without a network',
        {
          tag: '@smoke',
        },
        async ({ page, context, stack }) => {
          const email = `registers-${site}@visitor.example`
          const visitor = offlineVisitor(page, context, site)
          const { words } = visitor
          await page.goto(studyPage)
          await page.getByRole('link', { name: texts.register }).first().click()
          await expect(visitor.heading(texts.title)).toBeVisible()
          await openInteractive(page, address)
          await visitor.press(texts.start)
          await visitor.expectPage(texts.whom)
          await visitor.choose(texts.me, words.whenToCall)
          await context.setOffline(false)
          await reloadForm(page)
          await expect(visitor.heading(words.whenToCall)).toBeVisible()
          await visitor.chooseSlot(words.whoToCall)
          await visitor.choose(words.callMe, words.reachYou)
          await visitor.giveContactDetails(contact(email), words.agreeToCall)
          await expect(page.getByText(studies[site].name).first()).toBeVisible()
          await visitor.agree(words.checkRequest)
          await visitor.press(words.send)
          await expect(page.getByRole('alert').getByText(words.notSentYet)).toBeVisible()
          await context.setOffline(false)
          await visitor.press(words.retry)
          await visitor.expectPage(words.thanks)
          await context.setOffline(false)
          await expect(page.getByText(texts.withTrial)).toBeVisible()
          const country = site === 'fr' ? 'FR' : 'US'
          expect(await stack.rows(saved, [email])).toEqual([
            { answers: { trial_code: code, respondent: 'self', country }, country, callback: 'slot' },
          ])
          await reloadInteractive(page)
          await expect(visitor.heading(words.thanks)).toBeVisible()
          await visitor.press(texts.follow)
          await expect(page).toHaveURL(site === 'fr' ? /\/votre-demande$/ : /\/your-request$/)
        },
      )

      oneSiteOnly.test('someone with no study in mind submits their details', async ({ page, context, stack }) => {
        const email = `engages-${site}@visitor.example`
        const visitor = offlineVisitor(page, context, site)
        const { words } = visitor
        await openInteractive(page, '/trial-forms/?study=no-such-study')
        await expect(visitor.heading(texts.take)).toBeVisible()
        await expect(page.getByText('no-such-study')).toHaveCount(0)
        await visitor.press(texts.give)
        await visitor.expectPage(texts.whom)
        await visitor.choose(texts.close, words.whenToCall)
        await visitor.chooseMorning(words.whoToCall)
        await visitor.choose(words.callMe, words.reachYou)
        await visitor.giveContactDetails(contact(email), texts.news)
        await page.getByRole('checkbox').press('Space')
        await visitor.continueTo(words.agreeToCall)
        await visitor.agree(words.checkRequest)
        await context.setOffline(false)
        await visitor.press(words.send)
        await visitor.expectPage(words.thanks)
        await context.setOffline(false)
        await expect(page.getByText(texts.without)).toBeVisible()
        expect(await stack.rows(askedForNews, [email])).toEqual([{ lists: ['new_studies'] }])
        expect(await stack.rows(saved, [email])).toMatchObject([
          { answers: { trial_code: 'NO_TRIAL_MATCH', respondent: 'someone_else' }, callback: 'part_of_day' },
        ])
      })
    })

    oneSiteOnly.test(
      'answers of the finder are offered, shown, and sent only after consent',
      async ({ page, stack }) => {
        const email = `answered-${site}@visitor.example`
        const visitor = new Visitor(page, site)
        const { words } = visitor
        const answered = (site === 'fr' ? uncertain : matching)[site]
        await visitor.screen(answered, site === 'fr' ? words.cannotTell : words.match)
        await openInteractive(page, address)
        await visitor.press(texts.start)
        await visitor.expectPage(texts.ownAnswers)
        await visitor.choose(texts.leave, texts.whom)
        await page.goBack()
        await expect(visitor.heading(texts.ownAnswers)).toBeVisible()
        await visitor.choose(texts.use, words.whenToCall)
        await page.getByText(texts.show).click()
        await expect(page.getByText('68').first()).toBeVisible()
        await visitor.chooseMorning(words.whoToCall)
        await visitor.choose(words.callMe, words.reachYou)
        await visitor.giveContactDetails(contact(email), words.agreeToCall)
        await visitor.agree(words.checkRequest)
        await visitor.press(words.send)
        await visitor.expectPage(words.thanks)
        const [row] = await stack.rows(saved, [email])
        expect(row).toMatchObject({ answers: { trial_code: code, respondent: 'self', age: 68 } })
      },
    )

    oneSiteOnly.test('the study of a leaflet is named, and still named after a reload', async ({ page, stack }) => {
      const email = `leaflet-${site}@visitor.example`
      const visitor = new Visitor(page, site)
      const { words } = visitor
      await openInteractive(page, `/trial-forms?study=${code.toLowerCase()}`)
      await expect(page.getByText(texts.about)).toBeVisible()
      await visitor.press(texts.give)
      await visitor.expectPage(texts.whom)
      await visitor.choose(texts.me, words.whenToCall)
      await reloadForm(page)
      await expect(visitor.heading(words.whenToCall)).toBeVisible()
      await visitor.chooseMorning(words.whoToCall)
      await visitor.choose(words.callMe, words.reachYou)
      await visitor.giveContactDetails(contact(email), words.agreeToCall)
      await visitor.agree(words.checkRequest)
      await visitor.press(words.send)
      await visitor.expectPage(words.thanks)
      await expect(page.getByText(texts.withTrial)).toBeVisible()
      expect(await stack.rows(saved, [email])).toMatchObject([{ answers: { trial_code: code } }])
    })

    oneSiteOnly.test('two tabs make one registration', async ({ page, context, stack }) => {
      const email = `two-tabs-${site}@visitor.example`
      const first = new Visitor(page, site)
      const { words } = first
      await openInteractive(page, address)
      await first.press(texts.start)
      await first.expectPage(texts.whom)
      await first.choose(texts.me, words.whenToCall)
      await first.chooseMorning(words.whoToCall)
      await first.choose(words.callMe, words.reachYou)
      await first.giveContactDetails(contact(email), words.agreeToCall)
      await first.agree(words.checkRequest)
      const other = await context.newPage()
      const second = new Visitor(other, site)
      await openInteractive(other, address)
      await expect(second.heading(words.welcomeBack)).toBeVisible()
      await second.press(words.continue)
      await second.expectPage(words.checkRequest)
      await second.press(words.send)
      await second.expectPage(words.thanks)
      await expect(first.heading(words.thanks)).toBeVisible()
      expect(await stack.rows(saved, [email])).toHaveLength(1)
    })

    oneSiteOnly.test('a study of another site is not found', async ({ page }) => {
      const other = studies[site === 'fr' ? 'en' : 'fr']
      for (const slug of ['no-such-study', other.page.split('/').at(-1)]) {
        const answer = await page.goto(`${studyPage.slice(0, studyPage.lastIndexOf('/'))}/${slug}/${end}`)
        expect(answer?.status()).toBe(404)
        await expect(
          page.getByRole('main').locator(`a[href$="${studyPage.slice(0, studyPage.lastIndexOf('/'))}"]`),
        ).toBeVisible()
      }
    })
  })
}
