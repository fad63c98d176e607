import { locales } from '@clairmemoire/domain/locale'
import { expectAccessible } from './accessibility.ts'
import { byTurns } from './by-turns.ts'
import { expect, test } from './fixtures.ts'
import { openInteractive } from './open-interactive.ts'
import { openParts } from './open-parts.ts'
import { requestCall } from './request/request-call.ts'
import { createLink } from './request/create-link.ts'
import { deskAddress, newStaff, signIn } from './staff/staff.ts'

const say = {
  fr: {
    call: 'J’appelle cette personne',
    sheet: 'Feuille pour le centre de l’étude',
    agreed: 'La personne a dit oui',
    code: 'Le code que la clinique vous a dit',
    open: 'Ouvrir la feuille',
    wrong: 'Ce n’est pas ce code. Il reste 4 essais.',
    read: 'Imprimez cette feuille, ou enregistrez-⁠la',
    stay: 'Rester ici',
    before: 'Cette feuille a déjà été ouverte',
    opened: 'ouvert le',
    withdraw: /^Retirer le lien pour/,
    withdrawn: 'Le lien est retiré. Il n’ouvre plus rien.',
    over: 'Ce lien est retiré',
    team: 'a ouvert ce lien',
    own: '/votre-demande',
    age: 'Quel âge avez-vous',
  },
  en: {
    call: 'I am calling this person',
    sheet: 'Sheet for the study site',
    agreed: 'The person said yes',
    code: 'The code that the clinic gave you',
    open: 'Open the sheet',
    wrong: 'That is not the code. You have 4 tries left.',
    read: 'Print this sheet, or save it',
    stay: 'Stay here',
    before: 'This sheet has already been opened',
    opened: 'opened on',
    withdraw: /^Withdraw the link for/,
    withdrawn: 'The link is withdrawn. It no longer opens.',
    over: 'This link was withdrawn',
    team: 'opened this link',
    own: '/your-request',
    age: 'How old are you',
  },
}

const studies = { fr: { country: 'FR', trial_code: 'PREDICTOM' }, en: { country: 'US', trial_code: 'MK2214' } }

for (const site of locales) {
  const oneSiteOnly = byTurns(site, test)
  test.describe(`on the ${site} site`, () => {
    test.use({ site })
    const words = say[site]
    const { country, trial_code } = studies[site]
    const about = { trial_code, country, age: 72, memory_state: 'mci' }

    oneSiteOnly.test(
      'the desk creates a link for a study site, which opens only once and only with its code',
      async ({ page, stack, browser }) => {
        const { reference, private_link_id: own } = await requestCall(
          page,
          `passed-${site}@visitor.example`,
          site,
          about,
        )
        await signIn(page, site, await newStaff(stack))
        await openInteractive(page, deskAddress(site, reference))
        await page.getByRole('button', { name: words.call }).click()
        await page.getByText(words.sheet).click()
        await page.getByRole('button', { name: words.agreed }).click()
        const { address, code } = await createLink(page, site)
        await expectAccessible(page)
        expect(new URL(address).hash).toMatch(/^#[\w-]{22}$/)

        const elsewhere = await browser.newContext({ ignoreHTTPSErrors: true, viewport: { width: 390, height: 800 } })
        const centre = await elsewhere.newPage()
        const asksFor: string[] = []
        centre.on('request', (request) => asksFor.push(request.url()))
        await openInteractive(centre, address)
        await expect(centre).toHaveURL(/\/(transmission|hand-over)$/)
        await expect(centre.getByLabel(words.code)).toBeVisible()
        await expectAccessible(centre)
        await centre.getByLabel(words.code).fill(code === '000\u00a0000' ? '111111' : '000000')
        await centre.getByRole('button', { name: words.open }).click()
        await expect(centre.getByText(words.wrong)).toBeVisible()
        await expect(centre.getByLabel(words.code)).toBeFocused()
        await centre.getByLabel(words.code).fill(code)
        await centre.keyboard.press('Enter')
        await expect(centre.getByRole('heading', { level: 1, name: words.read })).toBeFocused()
        await expect(centre.getByText(words.age)).toBeVisible()
        await expect(centre.getByText(reference)).toBeVisible()
        await expectAccessible(centre)
        await centre.getByRole('banner').getByRole('link').first().click()
        await centre.getByRole('button', { name: words.stay }).click()
        await expect(centre.getByText(words.age)).toBeVisible()
        expect(asksFor.filter((url) => url.includes(new URL(address).hash.slice(1)) || url.includes(code))).toEqual([])

        const second = await elsewhere.newPage()
        await openInteractive(second, address)
        await second.getByLabel(words.code).fill(code)
        await second.keyboard.press('Enter')
        await expect(second.getByRole('heading', { level: 1, name: words.before })).toBeFocused()
        await expectAccessible(second)
        await expect(page.getByRole('listitem').filter({ hasText: words.opened })).toBeVisible({ timeout: 15_000 })

        await page.getByRole('button', { name: site === 'fr' ? /^C’est noté/ : /^Got it/ }).click()
        const other = await createLink(page, site)
        await page.getByRole('button', { name: words.withdraw }).click()
        await expect(page.getByText(words.withdrawn)).toBeVisible()
        const third = await elsewhere.newPage()
        await openInteractive(third, other.address)
        await third.getByLabel(words.code).fill(other.code)
        await third.keyboard.press('Enter')
        await expect(third.getByRole('heading', { level: 1, name: words.over })).toBeFocused()
        await elsewhere.close()

        await openInteractive(page, `${words.own}#${own}`)
        await openParts(page)
        await expect(page.getByText(words.team)).toBeVisible()
      },
    )
  })
}
