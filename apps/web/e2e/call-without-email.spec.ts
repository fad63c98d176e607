import { expectAccessible } from './accessibility.ts'
import { Visitor } from './finder/visitor.ts'
import { expect, test } from './fixtures.ts'
import { goToChoiceOfTime } from './request/consultation.ts'
import { deskEmail } from './stack/stack.ts'

test('a visitor without e-mail requests a call, chooses how to be called, and prints reference and time', async ({
  page,
  stack,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  const visitor = new Visitor(page, 'fr')
  await goToChoiceOfTime(visitor, 'Ma mémoire.')
  await page.getByLabel('Sans heure précise').check()
  await page.getByLabel('Le matin').check()
  await visitor.continueTo('Qui devons-nous appeler ?')
  await page.getByLabel('Moi', { exact: true }).check()
  await visitor.continueTo('Comment pouvons-nous vous joindre ?')
  await page.getByLabel('Votre prénom').fill('Maurice')
  await page.getByLabel('Votre numéro de téléphone').fill('06 39 98 12 35')
  await page.getByLabel('Parlez fort').check()
  await page.getByLabel('Je porte un appareil auditif').check()
  await expectAccessible(page)
  await visitor.continueTo('Votre accord pour l’appel')
  await visitor.agree('Vérifiez votre demande')
  await expect(page.getByText('Parlez fort, s’il vous plaît, Je porte un appareil auditif')).toBeVisible()
  await visitor.press('Envoyer ma demande')
  await expect(visitor.heading('Merci, nous avons votre demande')).toBeFocused()
  await expect(page.getByText('Sans adresse e-mail, nous ne pouvons rien vous envoyer')).toBeVisible()
  await expect(page.getByText('Nous vous envoyons un e-mail')).toHaveCount(0)
  await expectAccessible(page)
  const [saved] = await stack.rows(`select reference, email, needs from request where first_name = $1`, ['Maurice'])
  expect(saved).toMatchObject({ email: '', needs: ['speak_up', 'hearing_aid'] })
  const reference = page.getByText(`Votre référence : ${String(saved?.['reference'])}`)
  const large = await reference.evaluate((shown) => Number.parseFloat(getComputedStyle(shown).fontSize))
  expect(large).toBeGreaterThan(20)
  await page.emulateMedia({ media: 'print' })
  await expect(reference).toBeVisible()
  await expect(page.getByText(/Nous appelons le matin/)).toBeVisible()
  await page.emulateMedia({ media: null })
  const deskMail = () => stack.mailbox.mailsTo(deskEmail).find(({ text }) => text?.includes('Maurice'))?.text ?? ''
  await expect.poll(deskMail).toContain('parler fort, appareil auditif')
  expect(deskMail()).toContain('pas d’e-mail')
})

for (const [site, hours] of [
  ['fr', /du lundi au vendredi, de\s9\sh\sà\s12\sh et de\s14\sh\sà\s17\sh/],
  ['en', /Monday to Friday, 9\sAM\sto\s12\sPM and 2\sPM\sto\s5\sPM/],
] as const) {
  test.describe(`in ${site}`, () => {
    test.use({ site })

    test('the telephone is in the header at every width, on small windows with its hours in the menu', async ({
      page,
    }) => {
      for (const width of [320, 390, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        await page.goto('/')
        const bar = page.locator('.site-header__inner > .site-header__call')
        await expect(bar.locator('a[href^="tel:"]')).toBeInViewport()
        const menu = page.locator('.site-header__menu > summary')
        const isSmall = await menu.isVisible()
        expect(isSmall).toBe(width < 1280)
        if (isSmall) await menu.click()
        await expect(page.getByRole('banner').getByText(hours).filter({ visible: true })).toBeInViewport()
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      }
      await expectAccessible(page)
    })
  })
}
