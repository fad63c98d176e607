import { locales } from '@clairmemoire/domain/locale'
import type { Page } from '@playwright/test'
import { matching } from './finder/screening.ts'
import { Visitor } from './finder/visitor.ts'
import { expect, test } from './fixtures.ts'
import { openInteractive } from './open-interactive.ts'

/** Marks the current document. The marker stays if the router shows the next page, and a new document does not have it. */
async function markDocument(page: Page) {
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''))
}

async function expectTopOfNewPage(page: Page, heading: string) {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await expect(page.locator('html')).toHaveAttribute('data-same-document')
}

test('every navigation starts at the top with the focus on the heading, including Back and Forward', async ({
  page,
}) => {
  await openInteractive(page, '/')
  await markDocument(page)
  const home = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  const legal = page.getByRole('contentinfo').getByRole('link', { name: 'Mentions légales' })
  await legal.scrollIntoViewIfNeeded()
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)

  await legal.click()
  await expectTopOfNewPage(page, 'Mentions légales')
  await expect(page).toHaveTitle(/^Mentions légales/)

  await page.evaluate(() => scrollTo(0, 400))
  await page.goBack()
  await expectTopOfNewPage(page, home)

  await page.evaluate(() => scrollTo(0, 400))
  await page.goForward()
  await expectTopOfNewPage(page, 'Mentions légales')
})

test('without hydration, the browser loads the next page at its top, and Back leads to the top of the previous page', async ({
  page,
}) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  await markDocument(page)
  const legal = page.getByRole('contentinfo').getByRole('link', { name: 'Mentions légales' })
  await legal.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mentions légales' })).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await expect(page.locator('html')).not.toHaveAttribute('data-same-document')
  await expect(page).toHaveTitle(/^Mentions légales/)
  await page.evaluate(() => scrollTo(0, 400))
  await page.goBack()
  await expect(legal).toBeAttached()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('the language switch works without hydration', async ({ page }) => {
  await page.goto('/mentions-legales', { waitUntil: 'networkidle' })
  await page.getByRole('contentinfo').locator('a[lang="en"]').click()
  await expect(page).toHaveURL(/\/legal$/)
})

test.describe('the list of studies', () => {
  test.use({ site: 'en', viewport: { width: 390, height: 700 } })

  test('keeps its scroll position on Back, even without hydration', async ({ page }) => {
    await page.goto('/clinical-trials', { waitUntil: 'networkidle' })
    const study = page.getByRole('link', { name: /MINDSET-2/ })
    await study.scrollIntoViewIfNeeded()
    const place = await page.evaluate(() => scrollY)
    await study.click()
    await expect(page).toHaveURL(/mindset-2$/)
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.goBack()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
  })

  test('keeps its scroll position on Back, and starts at its top when it is opened again', async ({ page }) => {
    await openInteractive(page, '/clinical-trials')
    await markDocument(page)
    const study = page.getByRole('link', { name: /MINDSET-2/ })
    await study.scrollIntoViewIfNeeded()
    const place = await page.evaluate(() => scrollY)
    expect(place).toBeGreaterThan(0)

    await study.click()
    await expect(page).toHaveURL(/mindset-2$/)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await page.goBack()
    await expect(study).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(place)

    await study.click()
    await expect(page).toHaveURL(/mindset-2$/)
    await page.getByRole('navigation', { name: 'You are here' }).getByRole('link', { name: 'Clinical Trials' }).click()
    await expectTopOfNewPage(page, 'Memory research studies')
  })
})

test.describe('the list of articles', () => {
  test.use({ viewport: { width: 390, height: 700 } })

  test('keeps its scroll position on Back', async ({ page }) => {
    await openInteractive(page, '/nos-articles')
    await markDocument(page)
    const article = page.getByRole('main').locator('a[href*="/article/"]').last()
    await article.scrollIntoViewIfNeeded()
    const place = await page.evaluate(() => scrollY)
    expect(place).toBeGreaterThan(0)

    await article.click()
    await expect(page).toHaveURL(/\/article\//)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await page.goBack()
    await expect(article).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(place)
  })
})

test('a page that fails to load shows the failure at its address, and opens once loading works', async ({
  page,
  browserErrors,
}) => {
  await openInteractive(page, '/')
  await page.route(/\.js$/, (route) => route.abort())
  await page.getByRole('contentinfo').getByRole('link', { name: 'Mentions légales' }).click()
  const problem = 'Un problème technique est survenu'
  await expect(page.getByRole('heading', { level: 1, name: problem })).toBeVisible()
  await expect(page).toHaveTitle(new RegExp(`^${problem}`))
  await expect(page).toHaveURL(/mentions-legales$/)
  expect(browserErrors.splice(0)).toEqual([expect.stringContaining('Failed to fetch dynamically imported module')])

  await page.unroute(/\.js$/)
  await page.getByRole('button', { name: 'Recharger la page' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mentions légales' })).toBeVisible()
  await expect(page).toHaveTitle(/^Mentions légales/)
})

test('a reader keeps their position when the page becomes interactive', async ({ page }) => {
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('contentinfo').waitFor()
  await page.evaluate(() => scrollTo(0, 300))
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => scrollY)).toBe(300)
})

const menuOf = {
  fr: [
    ['Nos offres de soin', '/nos-offres'],
    ['Nos articles', '/nos-articles'],
    ['Notre équipe médicale', '/notre-equipe-medicale'],
    ['Notre approche', '/notre-approche'],
    ['Qui sommes-nous', '/qui-sommes-nous'],
    ['Consultez un médecin', '/nos-offres/consultation'],
  ],
  en: [
    ['Clinical Trials', '/clinical-trials'],
    ['Our approach', '/our-approach'],
    ['About us', '/about-us'],
    ['Test your memory', '/questionnaire'],
  ],
} as const

for (const site of locales) {
  test.describe(`the main menu of the ${site} site`, () => {
    test.use({ site })

    test('has the entries of the requirements', async ({ page }) => {
      await page.goto('/')
      const links = page.getByRole('navigation', { name: /^(Menu principal|Main menu)$/ }).getByRole('link')
      const shown = await links.evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]))
      expect(shown).toEqual(menuOf[site])
    })
  })
}

test('“À propos” opens links to the team and the studies, and the telephone is beside the reading settings', async ({
  page,
}) => {
  await openInteractive(page, '/')
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: /^Aide par téléphone/ })).toBeVisible()
  await header.getByText('À propos', { exact: true }).click()
  const about = header.locator('.submenu').getByRole('link', { name: 'Qui sommes-nous' })
  await expect(header.locator('.submenu').getByRole('link', { name: 'Études' })).toHaveAttribute(
    'href',
    '/essais-cliniques',
  )
  await about.click()
  await expect(page).toHaveURL(/\/qui-sommes-nous$/)
})

test('a subpage has a link to its parent', async ({ page }) => {
  for (const [address, above] of [
    ['/nos-offres/consultation', 'Nos offres de soin'],
    ['/pro/rejoindre', 'Professionnels de santé'],
    ['/partners/contrat-partenaire-de-sante', 'Partenaires'],
  ] as const) {
    await page.goto(address)
    const way = page.getByRole('navigation', { name: 'Vous êtes ici' })
    await way.getByRole('link', { name: above }).click()
    await expect(page.getByRole('heading', { level: 1, name: above })).toBeVisible()
  }
})

test('the skip link leads to the content', async ({ page }) => {
  await openInteractive(page, '/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement))).toBe(true)
})

test('the skip link leads to the content of a step of a form, without leaving the step', async ({ page, site }) => {
  const [{ question }] = matching[site]
  await new Visitor(page, site).start(question)
  await page.getByRole('link', { name: 'Aller au contenu' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('radio').first()).toBeFocused()
  await expect(page.getByRole('heading', { level: 1, name: question })).toBeVisible()
})

test('the title changes before the heading takes the focus, and a screen reader says both', async ({ page, site }) => {
  const [{ question }] = matching[site]
  await page.addInitScript(() =>
    addEventListener('focusin', ({ target }) => {
      if ((target as Element).matches('h1')) document.documentElement.dataset['titleAtFocus'] = document.title
    }),
  )
  await new Visitor(page, site).start(question)
  expect(await page.locator('html').getAttribute('data-title-at-focus')).toContain(question)
})

test.describe('on a phone without JavaScript', () => {
  test.use({ site: 'en', javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('the menu opens and its links work', async ({ page }) => {
    await page.goto('/')
    const header = page.getByRole('banner')
    const entry = header.getByRole('link', { name: 'Clinical Trials', includeHidden: true })
    await expect(entry).toBeHidden()
    await header.getByText('Menu', { exact: true }).click()
    await expect(entry).toBeVisible()
    await entry.click()
    await expect(page).toHaveURL(/\/clinical-trials$/)
  })
})
