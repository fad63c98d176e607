import { expectAccessible } from './accessibility.ts'
import { byTurns } from './by-turns.ts'
import { expect, test } from './fixtures.ts'
import { openInteractive, reloadInteractive } from './open-interactive.ts'
import { openParts } from './open-parts.ts'
import { requestCall } from './request/request-call.ts'

const words = {
  fr: {
    heading: /^Nous (vous )?appelons /,
    end: 'Désactiver les liens de nos e-mails',
    ended: 'Les liens de nos e-mails n’ouvrent plus cette page',
    gone: 'Cette demande ne s’ouvre plus ici',
    offerOfNewLink: 'recevoir un nouveau lien ici',
    ask: 'Recevoir mon lien',
    forget: 'Ne plus ouvrir cette page sur cet appareil',
    headingWithoutRequest: 'Votre demande',
  },
  en: {
    heading: /^We will call /,
    end: 'Turn off the links in our emails',
    ended: 'The links in our emails no longer open this page',
    gone: 'This request no longer opens here',
    offerOfNewLink: 'get a new link here',
    ask: 'Send me my link',
    forget: 'Stop opening this page on this device',
    headingWithoutRequest: 'Your request',
  },
} as const

for (const site of ['fr', 'en'] as const) {
  const oneSiteOnly = byTurns(site, test)
  test.describe(`in ${site}`, () => {
    test.use({ site })

    oneSiteOnly.test(
      'a link in a mail opens the page, is removed from the address, and no longer works after the visitor turns it off',
      async ({ page, stack, browser, baseURL }) => {
        const texts = words[site]
        const email = `private-link-${site}@visitor.example`
        await requestCall(page, email, site)
        await expect.poll(() => stack.mailbox.mailsTo(email).length).toBe(1)
        const [link = ''] = /https?:\S+#[\w-]{22}/.exec(stack.mailbox.mailsTo(email)[0]?.text ?? '') ?? []
        const { pathname, hash } = new URL(link)
        const heading = page.getByRole('heading', { level: 1, name: texts.heading })

        await page.goto(pathname + hash)
        await expect(heading).toBeVisible()
        expect(new URL(page.url()).hash).toBe('')
        await reloadInteractive(page)
        await expect(heading).toBeVisible()
        await openParts(page)
        await page.getByRole('button', { name: texts.end }).click()
        await expect(page.getByText(texts.ended)).toBeVisible()
        await expect(page.getByRole('button', { name: texts.end })).toHaveCount(0)
        await expect(page.getByText(texts.ended)).toBeFocused()
        await expectAccessible(page)

        // The page still works on this device, but the link from the mail no longer opens it on another device.
        const options = { baseURL: baseURL ?? '', ignoreHTTPSErrors: true }
        await using elsewhere = await browser.newContext(options)
        const other = await elsewhere.newPage()
        await other.goto(pathname + hash)
        await expect(other.getByRole('heading', { level: 1, name: texts.gone })).toBeVisible()
        await expect(other.getByText(texts.offerOfNewLink)).toBeVisible()
        await expect(other.getByRole('button', { name: texts.ask })).toBeVisible()
        await expectAccessible(other)

        await reloadInteractive(page)
        await expect(heading).toBeVisible()
        await openParts(page)
        await page.getByRole('button', { name: texts.forget }).click()
        await expect(page.getByRole('heading', { level: 1, name: texts.headingWithoutRequest })).toBeVisible()
        await openInteractive(page, pathname)
        await expect(page.getByRole('heading', { level: 1, name: texts.headingWithoutRequest })).toBeVisible()
      },
    )
  })
}
