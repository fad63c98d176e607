import { locales } from '@clairmemoire/domain/locale'
import { expectAccessible } from './accessibility.ts'
import { Visitor } from './finder/visitor.ts'
import { expect, test } from './fixtures.ts'
import { openInteractive } from './open-interactive.ts'

const words = {
  fr: {
    path: '/vos-nouvelles',
    ask: 'Recevoir un e-mail ou un SMS quand une étude ouvre',
    way: 'Par SMS',
    number: 'Votre numéro de mobile',
    landline: '01 99 00 56 78',
    mobile: { typed: '06 12 34 47 63', stored: '+33612344763' },
    wrong: 'Vérifiez cette réponse',
    send: 'Envoyer ma demande',
    sent: 'Nous envoyons un SMS avec un lien',
    confirm: 'Voulez-vous recevoir nos nouvelles',
    ends: 'au numéro qui finit par 4763',
    yes: 'Oui, écrivez-moi',
    news: 'Vos nouvelles',
    stop: 'Ne plus recevoir de nouvelles',
    stopped: 'nous ne vous enverrons plus de nouvelles',
  },
  en: {
    path: '/your-news',
    ask: 'Get an email or text message when a study opens',
    way: 'By text message',
    number: 'Your cell phone number',
    landline: '+33 1 99 00 56 78',
    mobile: { typed: '(202) 555-0173', stored: '+12025550173' },
    wrong: 'Check this answer',
    send: 'Send my request',
    sent: 'We will send a text message with a link',
    confirm: 'Would you like to receive our news',
    ends: 'to the number that ends in 0173',
    yes: 'Yes, write to me',
    news: 'Your news',
    stop: 'Stop receiving news',
    stopped: 'we will not send you any more news',
  },
} as const

test.use({ sms: 'on' })

for (const site of locales) {
  test.describe(`in ${site}`, () => {
    test.use({ site, viewport: { width: 390, height: 800 } })
    const texts = words[site]

    test('someone without e-mail subscribes to news with a mobile number, confirms by the link and stops', async ({
      page,
      stack,
    }) => {
      const visitor = new Visitor(page, site)
      const { typed, stored } = texts.mobile
      await openInteractive(page, texts.path)
      await page.getByText(texts.ask).first().click()
      await page.getByRole('radio', { name: texts.way }).check()
      await visitor.write(texts.number, texts.landline)
      await page.getByRole('checkbox').check()
      await visitor.press(texts.send)
      await expect(page.getByText(texts.wrong).first()).toBeVisible()
      await expect(page.getByRole('textbox', { name: texts.number })).toBeFocused()
      await expectAccessible(page)
      await visitor.write(texts.number, typed)
      await visitor.press(texts.send)
      await expect(page.getByText(texts.sent)).toBeInViewport()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
      await expectAccessible(page)

      // The message itself may wait until the morning.
      const [mail] = await stack.rows(
        `select capability as key from news_mail join contact on contact.id = contact_id where phone = $1`,
        [stored],
      )
      await page.goto('/robots.txt')
      await openInteractive(page, `/n#${String(mail?.['key'])}`)
      await expect(visitor.heading(texts.confirm)).toBeVisible()
      await expect(page).toHaveURL(new RegExp(`${texts.path}$`))
      await expect(page.getByText(texts.ends)).toBeVisible()
      await expectAccessible(page)
      await visitor.press(texts.yes)
      await expect(visitor.heading(texts.news)).toBeVisible()
      await expect(page.getByText(texts.ends)).toBeVisible()
      await visitor.press(texts.stop)
      await expect(page.getByText(texts.stopped)).toBeVisible()
      expect(await stack.rows('select id from contact where phone = $1', [stored])).toEqual([])
    })
  })
}
