import { type Country, countryOfLocale } from '@clairmemoire/domain/country'
import { type Locale, locales } from '@clairmemoire/domain/locale'
import { siteOrigin } from '@clairmemoire/domain/site-host'
import { samplePhones } from '@clairmemoire/settings/samples'
import type { Page } from '@playwright/test'
import { matching, uncertain } from './finder/screening.ts'
import { Visitor } from './finder/visitor.ts'
import { expect, test } from './fixtures.ts'
import { openInteractive } from './open-interactive.ts'

/** The answers of a person in each country. The second answer is the country. */
const peopleOf = { FR: uncertain, US: matching } as const

const forms = { fr: '/demander-une-consultation', en: '/trial-forms' } as const

const newsPage = {
  fr: { path: '/vos-nouvelles', ask: 'Recevoir un e-mail quand une étude ouvre' },
  en: { path: '/your-news', ask: 'Get an email when a study opens' },
} as const

/** Expects the clinic's telephone of this country, and no other one, on the page. */
async function expectTelephoneOf(page: Page, country: Country): Promise<void> {
  const calls = page.locator('a[href^="tel:+"]')
  await expect(calls.first()).toHaveAttribute('href', `tel:${samplePhones[country]}`)
  const others = Object.values(samplePhones).filter((phone) => phone !== samplePhones[country])
  for (const other of others) await expect(page.locator(`a[href="tel:${other}"]`)).toHaveCount(0)
}

for (const site of locales) {
  for (const language of locales) {
    test.describe(`on the ${site} site in ${language}`, () => {
      test.use({ site })

      test('a person in the other country sees the telephone of that country, also in a form that is opened later (R0-63)', async ({
        page,
        context,
      }) => {
        const { hostname: domain } = new URL(siteOrigin(site, 'production'))
        await context.addCookies([{ name: 'lang_override', value: language, domain, path: '/' }])
        const own = countryOfLocale(site)
        const other = own === 'FR' ? 'US' : 'FR'
        const [first, second, third] = peopleOf[other][language]
        const visitor = new Visitor(page, language)
        await visitor.start(first?.question ?? '')
        await expectTelephoneOf(page, own)
        await visitor.answer(
          [first, second].flatMap((answer) => answer ?? []),
          third?.question ?? '',
        )
        await expectTelephoneOf(page, other)

        for (const address of [forms[language], helpNow[language]]) {
          await openInteractive(page, address)
          await expectTelephoneOf(page, other)
        }
      })
    })
  }
}

const helpNow = { fr: '/aide-immediate', en: '/help-now' }

/** A valid phone number of a visitor in each country. */
const phoneOf = { FR: '06 39 98 12 34', US: '212 555 0123' } as const

for (const site of locales) {
  test.describe(`on the ${site} site`, () => {
    test.use({ site })

    test('a person in the other country still sees the telephone of that country after the request (R0-63)', async ({
      page,
    }) => {
      const other = countryOfLocale(site) === 'FR' ? 'US' : 'FR'
      const visitor = new Visitor(page, site)
      await visitor.screen(peopleOf[other][site], other === 'US' ? visitor.words.match : visitor.words.cannotTell)
      await visitor.prepareRequest({
        firstName: 'Camille',
        lastName: 'Martin',
        phone: phoneOf[other],
        email: `other-country-${site}@visitor.example`,
      })
      await visitor.press(visitor.words.send)
      await expect(visitor.heading(visitor.words.thanks)).toBeFocused()
      await expectTelephoneOf(page, other)

      await openInteractive(page, '/questionnaire')
      await expectTelephoneOf(page, other)

      await openInteractive(page, newsPage[site].path)
      await page.getByText(newsPage[site].ask).first().click()
      await expect(page.locator('label', { hasText: '300' })).toContainText(other === 'FR' ? /kilom/ : /mile/)
    })
  })
}

/** The texts of the form for news, and the heading of the page that the mail links to. */
const newsWords = {
  fr: {
    email: 'Votre adresse e-mail',
    consent: 'code postal',
    send: 'Envoyer ma demande',
    confirm: 'Voulez-vous recevoir nos nouvelles',
  },
  en: {
    email: 'Your email address',
    consent: 'ZIP or postal code',
    send: 'Send my request',
    confirm: 'Would you like to receive our news',
  },
} as const

/** The mail links to the site of its language, which may belong to another country than the site of the form. */
for (const site of locales) {
  for (const language of locales) {
    test.describe(`on the ${site} site in ${language}`, () => {
      test.use({ site })

      test('the page that a mail about news links to shows the telephone of the form’s country on any device (R0-63)', async ({
        page,
        context,
        browser,
        stack,
      }) => {
        const { hostname: domain } = new URL(siteOrigin(site, 'production'))
        await context.addCookies([{ name: 'lang_override', value: language, domain, path: '/' }])
        const words = newsWords[language]
        const own = countryOfLocale(site)
        const email = `news-of-country-${site}-${language}@visitor.example`
        await openInteractive(page, newsPage[language].path)
        await page.getByText(newsPage[language].ask).first().click()
        await page.getByRole('textbox', { name: words.email }).fill(email)
        await page.getByRole('checkbox', { name: words.consent }).check()
        await page.getByRole('button', { name: words.send }).click()
        await expect.poll(() => stack.mailbox.mailsTo(email).length).toBe(1)
        const link = /https:\S+#[\w-]{22}/.exec(stack.mailbox.mailsTo(email)[0]?.text ?? '')?.[0] ?? ''

        const otherDevice = await browser.newContext({ ignoreHTTPSErrors: true })
        const opened = await otherDevice.newPage()
        await opened.goto(link)
        await expect(opened.getByRole('heading', { level: 1, name: words.confirm })).toBeVisible()
        await expectTelephoneOf(opened, own)
        await otherDevice.close()
      })
    })
  }
}

/** A change of language alone changes nothing that depends on the country. */
for (const site of locales) {
  test(`a form on the ${site} site shows the telephone of the site’s country in both languages (R0-63)`, async ({
    page,
    context,
  }) => {
    const origin = siteOrigin(site, 'production')
    for (const value of locales satisfies readonly Locale[]) {
      await context.addCookies([{ name: 'lang_override', value, domain: new URL(origin).hostname, path: '/' }])
      await openInteractive(page, `${origin}${forms[value]}`)
      await expectTelephoneOf(page, countryOfLocale(site))
    }
  })
}
