import { Visitor } from './finder/visitor.ts'
import { expect, test } from './fixtures.ts'
import { openInteractive } from './open-interactive.ts'

test('a person who helps a relative opens the finder, is not asked again whom it is for, and reads early that no study fits', async ({
  page,
}) => {
  const visitor = new Visitor(page, 'fr')
  await page.goto('/')
  await page.getByRole('main').getByRole('link', { name: 'Vous aidez un proche' }).click()
  await expect(visitor.heading('Pour un proche')).toBeVisible()
  await page.getByRole('link', { name: 'Chercher une étude pour un proche' }).click()
  await openInteractive(page, page.url())
  await visitor.press('Commencer')
  await visitor.expectPage('Où habite votre proche ?')
  await page.getByLabel('En France').check()
  await visitor.continueTo('Quel âge a votre proche ?')
  await page.getByRole('textbox').first().fill('78\u202fans')
  await visitor.continueTo('Où en est la mémoire de votre proche aujourd’hui ?')
  await page.getByLabel('La maladie d’Alzheimer, dite par un médecin').check()
  await visitor.continueTo('Aucune étude ouverte ici ne s’adresse aux personnes qui ont ce diagnostic')
  await expect(page.getByRole('link', { name: 'De l’aide pour les proches et les malades' })).toBeVisible()
  await expect(page.getByRole('main').locator('a[href^="tel:"]').first()).toBeVisible()
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  await visitor.press('Être au courant des nouvelles études')
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Aucune étude')
  await expect(page.getByRole('main').locator('form')).toBeVisible()
})

test.describe('in English', () => {
  test.use({ site: 'en' })

  test('the memory test for a relative begins with the answers for that person', async ({ page }) => {
    await page.goto('/for-relatives')
    await page.getByRole('link', { name: 'Take the test for someone else' }).click()
    await openInteractive(page, page.url())
    const main = page.getByRole('main').locator('button.button--primary')
    await expect(main).toHaveText('Answer for someone close to me')
    await main.click()
    await expect(page.getByText('You are answering for someone')).toBeVisible()
  })
})

for (const [site, path, first] of [
  ['fr', '/aide-immediate', 'Appeler le 15'],
  ['en', '/help-now', 'Call 911'],
] as const) {
  test.describe(`help now in ${site}, on a telephone`, () => {
    test.use({ site, viewport: { width: 390, height: 844 } })

    test('has the numbers of the country as large buttons, and no invented number', async ({ page }) => {
      await page.goto(path)
      const calls = page.getByRole('main').locator('a.button:is([href^="tel:"], [href^="sms:"])')
      await expect(calls.first()).toHaveText(first)
      for (const call of await calls.all()) {
        const box = await call.boundingBox()
        expect(box?.height).toBeGreaterThanOrEqual(48)
      }
      await expect(page.getByRole('main').getByText(/inventé|made up|exemple|sample/)).toHaveCount(0)
    })
  })
}
