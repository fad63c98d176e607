import { expectAccessible } from './accessibility.ts'
import { byTurns } from './by-turns.ts'
import { Visitor } from './finder/visitor.ts'
import { expect, test } from './fixtures.ts'
import { openParts } from './open-parts.ts'
import { pagesOnPaper } from './pages-on-paper.ts'
import { createResult } from './self-test/create-result.ts'

const textsOfSites = {
  fr: {
    until: /Cet appareil garde ce résultat jusqu’au .+ à/,
    untilLater: /Cet appareil garde ce résultat jusqu’au .+ \d{4}\./,
    keep: 'Le garder 30 jours ici',
    mail: 'Me l’envoyer',
    email: 'Votre adresse e-mail',
    paper: 'L’imprimer avec un code QR',
    code: 'Code QR de votre résultat',
    ask: 'Demander à quelqu’un',
    make: 'Créer le lien',
    again: 'Revoir le lien pour votre proche',
  },
  en: {
    until: /This device keeps this result until .+, at/,
    untilLater: /This device keeps this result until .+ \d{4}\./,
    keep: 'Keep it here for 30 days',
    mail: 'Send it to me',
    email: 'Your email address',
    paper: 'Print it with a QR code',
    code: 'QR code of your result',
    ask: 'Ask someone',
    make: 'Create the link',
    again: 'Show the link for someone close to you again',
  },
} as const

for (const site of ['fr', 'en'] as const) {
  const oneSiteOnly = byTurns(site, test)
  test.describe(`in ${site}`, () => {
    test.use({ site, viewport: { width: 390, height: 800 } })
    const texts = textsOfSites[site]

    oneSiteOnly.test(
      'a result shows its retention date, and is extended, mailed or printed by one press each',
      async ({ page }) => {
        const id = await createResult(page, site)
        await page.goto(`/recommendations#${id}`)
        await expect(page.getByText(texts.until)).toBeVisible()
        await expectAccessible(page)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)

        await page.getByRole('button', { name: texts.keep }).click()
        await expect(page.getByText(texts.untilLater)).toBeFocused()
        await expect(page.getByRole('button', { name: texts.keep })).toHaveCount(0)
        await page.goto(`/recommendations#${id}`)
        await page.reload()
        await expect(page.getByText(texts.untilLater)).toBeVisible()
        const lifetime = () =>
          page.evaluate(() => JSON.parse(localStorage.getItem('state') ?? '{}').sealed['self-test-result'].lifetime)
        expect(await lifetime()).toBe('month')

        await page.getByRole('button', { name: texts.mail }).click()
        await expect(page.getByRole('textbox', { name: texts.email })).toBeVisible()

        await page.evaluate(() => {
          window.print = () => document.body.classList.add('was-printed')
        })
        await page.getByRole('button', { name: texts.paper }).click()
        await expect(page.locator('body.was-printed')).toBeVisible()
        await expect(page.getByRole('img', { name: texts.code })).toBeVisible()
        await expectAccessible(page)
        expect(await pagesOnPaper(page, site)).toBe(1)
      },
    )

    oneSiteOnly.test('a result of the finder shows its retention date', async ({ page }) => {
      await new Visitor(page, site).match(site)
      await expect(page.getByText(texts.until)).toBeVisible()
    })

    oneSiteOnly.test('the link for someone close can be shown again until the result expires', async ({ page }) => {
      const id = await createResult(page, site)
      await page.goto(`/recommendations#${id}`)
      await openParts(page)
      await page.getByText(texts.ask).click()
      await page.locator('#relative-consent').check()
      await page.getByRole('button', { name: texts.make }).click()
      const link = page.getByText(/\/questionnaire#r=[\w-]{22}/)
      const address = await link.textContent()
      await page.reload()
      await openParts(page)
      await page.getByText(texts.again).click()
      await expect(link).toHaveText(address ?? '')
      expect(await page.evaluate(() => localStorage.getItem('state'))).not.toContain((address ?? '').split('r=')[1])
    })
  })
}
