import { expect, test } from './fixtures.ts'
import { openInteractive } from './open-interactive.ts'

const sleep = '/nos-articles/article/sommeil-et-memoire'

test('a reader finds an article despite a typing error, reads it, and returns to the list', async ({ page }) => {
  await openInteractive(page, '/')
  await page.getByRole('banner').getByRole('link', { name: 'Nos articles' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Nos articles' })).toBeFocused()

  await page.getByRole('button', { name: 'Chercher ou choisir un sujet' }).click()
  await page.getByLabel('Que cherchez-vous ?').fill('someil')
  await expect(page.getByRole('main').getByRole('status')).toHaveText('1 article trouvé')
  // A search may reveal something about the visitor's health, so it stays on the device, and only for a short time.
  expect(page.url()).toMatch(/\/nos-articles$/)
  const saved = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  )
  expect(saved).not.toContain('someil')

  await page.getByRole('link', { name: /^Sommeil et mémoire/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Sommeil et mémoire/ })).toBeFocused()
  await expect(page).toHaveTitle(/^Sommeil et mémoire/)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Nos articles' })).toBeVisible()
})

test('an article links to another one', async ({ page }) => {
  await openInteractive(page, sleep)
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''))
  await page.getByRole('main').getByRole('link', { name: 'Humeur, stress et mémoire' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Humeur/ })).toBeFocused()
  await expect(page.locator('html')).toHaveAttribute('data-same-document')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the list is complete, and an article begins with its summary', async ({ page }) => {
    await page.goto('/nos-articles')
    await expect(
      page
        .getByRole('main')
        .getByRole('article')
        .or(page.getByRole('main').getByRole('heading', { level: 3 })),
    ).not.toHaveCount(0)
    await page.getByRole('link', { name: /^Sommeil et mémoire/ }).click()
    await expect(page.getByRole('heading', { name: 'En bref' })).toBeVisible()
    await expect(page.getByText('Aucun médecin n’a encore relu ce texte.')).toBeVisible()
  })
})

test('an unknown article is not found, and neither is one of the English site', async ({ page }) => {
  expect((await page.goto('/nos-articles/article/inconnu'))?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'Page non trouvée' })).toBeVisible()
})

test.describe('while the content service is down', () => {
  test.beforeEach(async ({ page, stack }) => {
    await page.goto(sleep)
    await stack.stopContent()
  })
  test.afterEach(({ stack }) => stack.startContent())

  test('a page loaded earlier is still shown, with its footer', async ({ page }) => {
    expect((await page.goto(sleep))?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1, name: /^Sommeil/ })).toBeVisible()
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Trouver une étude' })).toBeVisible()
  })

  test('a page that was never loaded shows the failure at its address, with header, telephone and footer', async ({
    page,
    browserErrors,
  }) => {
    expect((await page.goto('/nos-articles/article/audition-vue-et-memoire'))?.status()).toBe(503)
    await expect(page.getByRole('heading', { level: 1, name: 'Un problème technique est survenu' })).toBeVisible()
    await expect(page.getByRole('banner').locator('a[href^="tel:"]:visible')).toHaveCount(1)
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Réessayer' })).toBeVisible()
    // The page retries once by itself, and React logs both the failure and the recovery.
    await expect.poll(() => browserErrors.length).toBeGreaterThan(0)
    expect(browserErrors.splice(0).filter((error) => !/ContentError|React error #520/.test(error))).toEqual([])
  })
})

test('the feed of the articles and the sitemap are well-formed XML', async ({ page }) => {
  await openInteractive(page, '/nos-articles')
  const feed = await page.getByRole('link', { name: 'Voici le flux de nos articles' }).getAttribute('href')
  expect(feed).toBe(await page.locator('head link[type="application/atom+xml"]').getAttribute('href'))
  for (const path of [String(feed), '/sitemap.xml']) {
    // Parses the file as XML, as a browser does; the result is undefined if the file is not well formed.
    const read = await page.evaluate(
      (address) =>
        new Promise<{ root: string; first: string | undefined } | undefined>((resolve) => {
          const request = new XMLHttpRequest()
          request.responseType = 'document'
          request.addEventListener('load', () => {
            const document = request.responseXML
            const first = document?.querySelector('entry > id')?.textContent
            resolve(document ? { root: document.documentElement.localName, first } : undefined)
          })
          request.open('GET', address)
          request.send()
        }),
      path,
    )
    expect(['feed', 'urlset']).toContain(read?.root)
    if (read?.first) expect((await page.goto(read.first))?.status()).toBe(200)
  }
})
