import { expect, test } from './fixtures.ts'
import { markInteractive } from './open-interactive.ts'

const search = 'Chercher ou choisir un sujet'

test('a control that needs React works on the second press if React did not load on the first', async ({ page }) => {
  await page.goto('/nos-articles', { waitUntil: 'networkidle' })
  await page.route(/\.js$/, (route) => route.abort())
  const failed = page.waitForEvent('requestfailed')
  await page.getByRole('button', { name: search }).click()
  await failed
  await page.unroute(/\.js$/)
  await page.getByRole('button', { name: search }).click()
  await expect(page.getByLabel('Que cherchez-vous ?')).toBeFocused()
})

test('two controls used at once load React once, and the last press takes effect', async ({ page }) => {
  const requestedUrls: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && requestedUrls.push(request.url()))
  await page.goto('/nos-articles', { waitUntil: 'networkidle' })
  await page.evaluate((name) => {
    document.querySelector('#app a[data-hydrate]')?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
    for (const button of document.querySelectorAll('button')) if (button.textContent === name) button.click()
  }, search)
  await expect(page.getByLabel('Que cherchez-vous ?')).toBeVisible()
  expect(new Set(requestedUrls).size).toBe(requestedUrls.length)
})

test('reading settings and cookies chosen on a document apply to the next one', async ({ page }) => {
  await page.context().clearCookies()
  await page.addInitScript(() => localStorage.clear())
  await markInteractive(page)
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.getByRole('banner').locator('.reading-settings > summary').click()
  const saved = page.waitForResponse('**/reading-settings')
  await page.locator('label').filter({ hasText: 'A+ : plus grand' }).click()
  await saved
  const answered = page.waitForResponse('**/cookie-consent')
  await page.getByRole('button', { name: 'Continuer sans accepter' }).click()
  await answered
  await page.getByRole('contentinfo').getByRole('link', { name: 'Mentions légales' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mentions légales' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-text-size', 'a-plus')
  await expect(page.getByRole('region', { name: 'Nous utilisons des cookies' })).toHaveCount(0)
  await expect(page.locator('html[data-interactive]')).toHaveCount(0)
})

test('Back leads from a form to the document before it, and Forward leads to the form again', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  const home = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await page.getByRole('main').getByRole('link', { name: 'Tester ma mémoire' }).first().click()
  const test = page.getByRole('heading', { level: 1, name: 'Faire le point sur la mémoire' })
  await expect(test).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: home })).toBeVisible()
  await page.goForward()
  await expect(test).toBeVisible()
  await page.getByRole('button', { name: 'Répondre pour moi' }).click()
  await expect(page.getByRole('checkbox').or(page.getByRole('radio')).first()).toBeVisible()
})

for (const path of ['/qui-paie', '/mentions-legales', '/nos-articles/article/sommeil-et-memoire'])
  test(`${path} shows its table of contents, lines of at most 66 characters and the next step side by side, R0-62`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(path, { waitUntil: 'networkidle' })
    const boxOf = async (selector: string) => {
      const box = await page.locator(`.long-text > ${selector}`).last().boundingBox()
      return { x: 0, width: 0, ...box }
    }
    const [contents, text, next] = [await boxOf('nav'), await boxOf('.prose'), await boxOf('.long-text__next')]
    expect(contents.x + contents.width).toBeLessThan(text.x)
    expect(text.x + text.width).toBeLessThan(next.x)
    expect(1280 - next.x - next.width).toBeLessThanOrEqual(40)
    const size = await page
      .locator('.long-text > .prose')
      .last()
      .evaluate((prose) => getComputedStyle(prose).fontSize)
    expect(text.width / Number.parseFloat(size)).toBeLessThanOrEqual(33)
  })
