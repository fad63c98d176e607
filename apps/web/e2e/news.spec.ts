import { locales } from '@clairmemoire/domain/locale'
import { accessibleKinds, expectAccessible } from './accessibility.ts'
import { byTurns } from './by-turns.ts'
import { keyboard } from './finder/hand.ts'
import { Visitor } from './finder/visitor.ts'
import { expect, test } from './fixtures.ts'
import { openInteractive } from './open-interactive.ts'

const textsOfSites = {
  fr: {
    path: '/vos-nouvelles',
    ask: 'Recevoir un e-mail quand une étude ouvre',
    email: 'Votre adresse e-mail',
    code: 'Votre code postal',
    foreign: 'SW1A 1AA',
    own: '75011',
    wrong: 'Vérifiez votre code postal',
    send: 'Envoyer ma demande',
    sent: 'Nous envoyons un lien à',
    confirm: 'Voulez-vous recevoir nos nouvelles',
    yes: 'Oui, écrivez-moi',
    news: 'Vos nouvelles',
    stop: 'Ne plus recevoir de nouvelles',
    stopped: 'nous ne vous enverrons plus de nouvelles',
    gone: 'Ce lien ne sert plus',
    area: '75',
    notDone: /connexion|réseau|Internet/i,
  },
  en: {
    path: '/your-news',
    ask: 'Get an email when a study opens',
    email: 'Your email address',
    code: 'Your ZIP or postal code',
    foreign: '2A004',
    own: '02139',
    wrong: 'Check your ZIP or postal code',
    send: 'Send my request',
    sent: 'We will send a link to',
    confirm: 'Would you like to receive our news',
    yes: 'Yes, write to me',
    news: 'Your news',
    stop: 'Stop receiving news',
    stopped: 'we will not send you any more news',
    gone: 'This link no longer works',
    area: '021',
    notDone: /connection|network|Internet/i,
  },
} as const

const saved = `select contact_request.asked -> 'matching' as asked, wanted -> 'matching' as wanted from contact
  join contact_request on contact_request.contact_id = contact.id
  left join news_alert on news_alert.contact_id = contact.id where email = $1`

for (const site of locales) {
  const oneSiteOnly = byTurns(site, test)
  const texts = textsOfSites[site]

  test.describe(`in ${site}`, () => {
    test.use({ site, viewport: { width: 390, height: 800 } })

    oneSiteOnly.on('en')(
      'someone subscribes to news by keyboard, confirms from the mail, and unsubscribes',
      {
        tag: '@smoke',
      },
      async ({ page, context, stack }) => {
        const email = `news-page-${site}@visitor.example`
        const hand = keyboard(page)
        const visitor = new Visitor(page, site, hand, accessibleKinds(page))
        await openInteractive(page, texts.path)
        await hand.press(page.getByText(texts.ask).first())
        await expect(page.getByRole('textbox', { name: texts.email })).toBeVisible()
        await visitor.write(texts.email, email)
        await visitor.write(texts.code, texts.foreign)
        await visitor.press(texts.send)
        await expect(page.getByRole('textbox', { name: texts.code })).toBeFocused()
        await expect(page.getByText(texts.wrong).first()).toBeVisible()
        await expectAccessible(page)
        await visitor.write(texts.code, texts.own)
        await hand.choose(page.getByRole('radio', { name: /^50/ }))
        await hand.choose(page.getByRole('checkbox'))
        await context.setOffline(true)
        await visitor.press(texts.send)
        await expect(page.getByRole('alert').getByText(texts.notDone).first()).toBeVisible()
        await context.setOffline(false)
        await visitor.press(texts.send)
        await expect(page.getByText(texts.sent)).toBeInViewport()
        expect(await page.evaluate(() => document.activeElement?.textContent)).toContain(texts.sent)
        await expect(page.getByRole('textbox', { name: texts.email })).toBeHidden()
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
        await expectAccessible(page)

        await expect.poll(() => stack.mailbox.mailsTo(email).length).toBe(1)
        const [mail] = stack.mailbox.mailsTo(email)
        expect(mail?.text).not.toMatch(/étude|study|essai|trial/i)
        const link = /https:\S+#[\w-]{22}/.exec(mail?.text ?? '')?.[0] ?? ''
        const matching = { area: texts.area, radius: 50 }
        expect(await stack.rows(saved, [email])).toEqual([{ asked: matching, wanted: null }])
        const { pathname, hash } = new URL(link)
        expect(pathname).toBe(texts.path)
        await page.goto('/robots.txt')
        await openInteractive(page, pathname + hash)
        await expect(visitor.heading(texts.confirm)).toBeVisible()
        await expect(page).toHaveURL(new RegExp(`${texts.path}$`))
        await expectAccessible(page)
        expect(await stack.rows(saved, [email])).toMatchObject([{ wanted: null }])
        await visitor.press(texts.yes)
        await expect(visitor.heading(texts.news)).toBeVisible()
        expect(await stack.rows(saved, [email])).toMatchObject([{ wanted: matching }])
        await page.reload()
        await expect(page.getByRole('button', { name: texts.stop })).toBeVisible()
        await expectAccessible(page)
        await visitor.press(texts.stop)
        await expect(page.getByText(texts.stopped)).toBeVisible()
        expect(await stack.rows('select id from contact where email = $1', [email])).toEqual([])
        await page.goto('/robots.txt')
        await openInteractive(page, pathname + hash)
        await expect(visitor.heading(texts.gone)).toBeVisible()
        await expectAccessible(page)
      },
    )
  })
}
