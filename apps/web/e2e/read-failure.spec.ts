import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page, Route } from '@playwright/test'
import { Visitor } from './finder/visitor.ts'
import { expect, test } from './fixtures.ts'
import { openInteractive } from './open-interactive.ts'
import { repositoryContent } from './stack/stack.ts'

const truncatedResponse = '{"messages":{},"data":{"list":{"entries":[{"title":"So'

const failures: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'no answer at all': (route) => route.abort(),
  'a status of failure': (route) => route.fulfill({ status: 503, json: {} }),
  'a page in place of data': (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Maintenance</h1>' }),
  'half an answer': (route) => route.fulfill({ contentType: 'application/json', body: truncatedResponse }),
}

const pageData = /\/page-contents\.json/

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const problem = (page: Page) => heading(page, 'Un problème technique est survenu')
const toasts = (page: Page) => page.getByRole('region', { name: 'Messages' })
const message = (page: Page) => page.getByRole('main').getByText('Erreur', { exact: true })
const tryAgain = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Réessayer' })

async function openArticles(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Nos articles' }).click()
}

/** React logs the error for which it shows an error page. */
function forgive(browserErrors: string[]): void {
  expect(browserErrors.splice(0).filter((error) => !/ContentError|React error #520/.test(error))).toEqual([])
}

for (const [what, fail] of Object.entries(failures)) {
  test(`${what} of the site server is shown in place and by one toast, and a press reloads the page`, async ({
    page,
    browserErrors,
  }) => {
    await openInteractive(page, '/')
    await page.clock.install()
    await page.route(pageData, fail)
    await openArticles(page)
    await expect(problem(page)).toBeFocused()
    await expect(page).toHaveURL(/\/nos-articles$/)
    await expect(page.getByText('Vos réponses')).toHaveCount(0)
    await expect(message(page)).toBeVisible()
    await expect(toasts(page).getByText('Erreur', { exact: true })).toHaveCount(1)
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(page.getByRole('banner').locator('a[href^="tel:"]:visible')).toHaveCount(1)
    await expect(page.getByRole('contentinfo')).toBeVisible()

    await page.clock.fastForward(3000)
    await expect(toasts(page)).toHaveCount(0)
    await expect(message(page)).toBeVisible()

    await tryAgain(page).click()
    await expect(toasts(page).getByText('Erreur', { exact: true })).toHaveCount(1)
    await expect(problem(page)).toBeFocused()
    await page.unroute(pageData)
    await tryAgain(page).click()
    await expect(heading(page, 'Nos articles')).toBeFocused()
    await expect(toasts(page)).toHaveCount(0)
    forgive(browserErrors)
  })
}

test('a failure of the content service is shown, and a press reloads the page after its recovery', {
  tag: '@smoke',
}, async ({ page, stack, browserErrors }) => {
  const file = 'fr/articles/unread.md'
  const article = await readFile(path.join(repositoryContent, 'fr/articles/memoire-et-age.md'), 'utf8')
  // The site server has no stored copy of a new article, because nobody has opened its page.
  await stack.writeDocument(file, article.replace(/^title: .*/m, 'title: Un article jamais lu'))
  const link = page.getByRole('link', { name: /^Un article jamais lu/ })
  await expect(async () => {
    await openInteractive(page, '/nos-articles')
    await expect(link).toBeVisible({ timeout: 1000 })
  }).toPass()
  await stack.stopContent()
  try {
    await link.click()
    await expect(message(page)).toBeVisible()
  } finally {
    await stack.startContent()
  }
  await tryAgain(page).click()
  await expect(heading(page, 'Un article jamais lu')).toBeFocused()
  await stack.writeDocument(file, undefined)
  forgive(browserErrors)
})

test('a reader whose messages stay on screen has the toast until they close it, and the focus stays', async ({
  page,
  browserErrors,
}) => {
  await openInteractive(page, '/')
  await page.clock.install()
  await page.getByText('Confort de lecture').first().click()
  await page.getByLabel(/messages/i).check()
  await page.route(pageData, (route) => route.abort())
  await openArticles(page)
  await expect(message(page)).toBeVisible()
  await page.clock.fastForward(60_000)
  await expect(toasts(page)).toBeVisible()
  await toasts(page).getByRole('button', { name: 'Fermer' }).click()
  await expect(toasts(page)).toHaveCount(0)
  await expect(problem(page)).toBeFocused()
  forgive(browserErrors)
})

test('without any network the failure is still shown, in the language of the site', async ({
  page,
  context,
  browserErrors,
}) => {
  await openInteractive(page, '/')
  await openArticles(page)
  await expect(heading(page, 'Nos articles')).toBeFocused()
  await context.setOffline(true)
  await page.getByRole('link', { name: /^Sommeil et mémoire/ }).click()
  await expect(problem(page)).toBeFocused()
  await expect(page.getByRole('main').getByRole('button', { name: /Réessayer|Recharger la page/ })).toBeVisible()
  await context.setOffline(false)
  browserErrors.splice(0)
})

test('a failure of the header or footer is shown in the language of the site', async ({ page, browserErrors }) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const contents = document.getElementById('contents')
      const textContent = contents?.textContent?.replace('"groups":[', '"groups":["",') ?? ''
      contents?.replaceWith(Object.assign(document.createElement('div'), { id: 'contents', textContent }))
    })
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.locator('#app a[data-hydrate]').first().dispatchEvent('pointerover')
  await expect(problem(page)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Recharger la page' })).toBeVisible()
  await expect.poll(() => browserErrors.length).toBeGreaterThan(0)
  browserErrors.splice(0)
})

test('a form that cannot continue says that answers are saved only if there are any', async ({ page }) => {
  const visitor = new Visitor(page, 'fr')
  const saved = page.getByText('Vos réponses sont gardées')
  const failureHeading = heading(page, 'La suite ne s’affiche pas pour le moment')
  const questions = '**/api/survey/**'
  await page.route(questions, (route) => route.abort())
  await openInteractive(page, '/trouver-un-essai')
  await visitor.press(visitor.words.start)
  await expect(failureHeading).toBeVisible()
  await expect(saved).toHaveCount(0)
  await page.unroute(questions)
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await page.getByRole('radio').first().check()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('state'))).toContain('trial-finder')
  await page.route(questions, (route) => route.abort())
  await page.reload()
  await expect(failureHeading).toBeVisible()
  await expect(saved).toBeVisible()
})
