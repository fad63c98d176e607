import { type Locale, locales } from '@clairmemoire/domain/locale'
import { pageDescription } from '@clairmemoire/domain/page-metadata'
import { productName } from '@clairmemoire/domain/product'
import { studyOfSlug } from '@clairmemoire/studies/catalogue'
import { trialMatch } from '@clairmemoire/studies/trial-match'
import type { Page, Response } from '@playwright/test'
import { pagesOf } from '../src/routing/known-urls.ts'
import type { PathMatch } from '../src/routing/path-lookup.ts'
import { publicPath } from '../src/routing/public-paths.ts'
import type { Screen } from '../src/routing/site-map.ts'
import { expectAccessible } from './accessibility.ts'
import { expect, test } from './fixtures.ts'

const menu = { fr: 'Menu principal', en: 'Main menu' }
const invitation = 'Click here to join an ongoing clinical trial to better understand your memory'

/** The page is the one of the site map: status, language, title, description, header, footer and banner. */
async function expectPage(page: Page, response: Response | null, match: PathMatch, site: Locale) {
  const row = match.page
  expect(response?.status()).toBe(row.status)
  await expect(page.locator('html')).toHaveAttribute('lang', site)
  await expect(page.locator('h1')).toHaveCount(1)
  await expect(page).toHaveTitle(titleOf(match, site))
  const description = page.locator('meta[name="description"]')
  await expect(description).toHaveAttribute('content', /.{40}/)
  await expect(description).not.toHaveAttribute('content', pageDescription(undefined))
  await expect(page.getByRole('navigation', { name: menu[site] })).toHaveCount(row.header ? 1 : 0)
  await expect(page.getByRole('contentinfo')).toHaveCount(row.footer ? 1 : 0)
  await expect(page.getByRole('link', { name: invitation })).toHaveCount(row.banner && site === 'en' ? 1 : 0)
  // What a page shows of a message that it did not load (R0-08).
  expect((await page.locator('body').innerText()).match(messageId)).toBeNull()
}

/** Such as `blocks.other-site`; an address has a slash or an end of its own. */
const messageId = /(?<![\w@/.-])(?:blocks|criteria|form-flow|shell|articles|documents|home|studies|trial-finder)\.[a-z]/

/** As search engines and bookmarks know them. */
const titles: Partial<Record<Screen, Partial<Record<Locale, string>>>> = {
  Home: { fr: 'Clinique en ligne de la mémoire', en: 'Online memory clinic and research studies' },
  StudiesHome: { fr: 'Essais cliniques sur la mémoire', en: 'Clinical trials on memory' },
  OurOffersHome: { fr: 'Nos offres de soin' },
  ConsultationHome: { fr: 'Consultez un médecin' },
  MedicalTeam: { fr: 'Notre équipe médicale' },
  About: { fr: 'Qui sommes-nous ?', en: 'About us' },
  Approach: { fr: 'Notre approche', en: 'Our approach' },
  MemHop: { fr: 'Travailler les 5 piliers de la cognition' },
  MemHopThanks: { fr: 'Merci de votre intérêt pour MemHop' },
  Partners: { fr: 'Partenaires' },
  HealthPartnerContract: { fr: 'Contrat partenaire de santé' },
  PartnerNeuilly: { fr: 'Notre partenaire à Neuilly' },
  Professionals: { fr: 'Professionnels de santé' },
  JoinNetwork: { fr: 'Rejoindre le réseau' },
  GeneralPractitioner: { fr: 'Médecin généraliste' },
  ArticlesHome: { fr: 'Nos articles' },
  TrialFinder: { fr: 'Trouver un essai clinique', en: 'Find a clinical trial' },
  Legal: { fr: 'Mentions légales', en: 'Legal information' },
  PrivacyPolicy: { fr: 'Politique de confidentialité', en: 'Privacy policy' },
  TermsConditions: { fr: 'Conditions d’utilisation', en: 'Terms of use' },
  Cookies: { fr: 'Cookies', en: 'Cookies' },
  Accessibility: { fr: 'Accessibilité', en: 'Accessibility' },
  WhoPays: { fr: 'Qui paie, et qui y gagne ?', en: 'Who pays, and who gains?' },
  HelpNow: { fr: 'De l’aide, maintenant', en: 'Help now' },
  ServiceUnavailable: { fr: 'Service momentanément indisponible', en: 'Service temporarily unavailable' },
}

/** A study is named by its own title. */
function titleOf({ page, params }: PathMatch, site: Locale): string | RegExp {
  const slug = params['trial_name']
  if (slug === undefined) return `${titles[page.screen]?.[site]} – ${productName}`
  const { name } = trialMatch(studyOfSlug(slug)?.code, site)
  return new RegExp(`^${name.replaceAll('-', '[- ]')}\\s?: .* – ${productName}$`)
}

for (const site of locales) {
  test.describe(`the ${site} site`, () => {
    test.use({ site })

    for (const match of pagesOf(site)) {
      const address = publicPath(match.page, site, match.params)

      test(`${address} is the page of the site map and accessible`, async ({ page }) => {
        const response = await page.goto(address, { waitUntil: 'networkidle' })
        await expectPage(page, response, match, site)
        await expectAccessible(page)
      })

      test.describe('without JavaScript', () => {
        test.use({ javaScriptEnabled: false })

        test(`${address} is the page of the site map`, async ({ page }) => {
          const response = await page.goto(address)
          await expectPage(page, response, match, site)
          await expect(page.locator('h1')).toBeVisible()
        })
      })
    }

    test('every link of every page leads to a page', async ({ page }) => {
      const links = new Set<string>()
      const answering = pagesOf(site).filter(({ page: row }) => row.status === 200)
      for (const { page: row, params } of answering) {
        await page.goto(publicPath(row, site, params))
        for (const link of await page.locator('a[href^="/"]').all()) links.add((await link.getAttribute('href')) ?? '')
      }
      expect(links.size).toBeGreaterThan(3)
      for (const link of links) {
        // The language switch leads back to where one was.
        if (link.startsWith('/locale/')) continue
        const status = await page.evaluate((address) => fetch(address).then((answer) => answer.status), link)
        expect({ link, status }).toEqual({ link, status: 200 })
      }
    })

    test('an unknown address shows that there is no such page, at that address', async ({ page, baseURL }) => {
      const response = await page.goto('/no/such/page', { waitUntil: 'networkidle' })
      expect(response?.status()).toBe(404)
      await expect(page.locator('html')).toHaveAttribute('lang', site)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        { fr: 'Page non trouvée', en: 'Page not found' }[site],
      )
      expect(page.url()).toBe(`${baseURL}/no/such/page`)
      await expectAccessible(page)
    })

    test('a study of the other site is not found here', async ({ page }) => {
      const response = await page.goto({ fr: '/essais-cliniques/mk2214', en: '/clinical-trials/predictom' }[site])
      expect(response?.status()).toBe(404)
    })

    test('the policy allows no inline script or style, and browsers are told to keep to https', async ({ page }) => {
      const headers = (await page.goto('/'))?.headers() ?? {}
      expect(headers['content-security-policy']).toContain("default-src 'none'")
      expect(headers['content-security-policy']).not.toContain('unsafe')
      expect(headers['strict-transport-security']).toContain('max-age=')
    })
  })
}

test.describe('other forms of an address', () => {
  const forms: readonly (readonly [Locale, string, string])[] = [
    ['fr', '/clinical-trials', '/essais-cliniques'],
    ['en', '/essais-cliniques', '/clinical-trials'],
    ['fr', '/clinical-trials/predictom', '/essais-cliniques/predictom'],
    ['en', '/essais-cliniques/mk2214', '/clinical-trials/mk2214'],
    ['fr', '/trial-finder', '/trouver-un-essai'],
    ['en', '/trouver-un-essai', '/trial-finder'],
    ['fr', '/legal', '/mentions-legales'],
    ['en', '/mentions-legales', '/legal'],
    ['fr', '/privacy-policy', '/politique-de-confidentialite'],
    ['en', '/politique-de-confidentialite', '/privacy-policy'],
    ['fr', '/terms-conditions', '/conditions-dutilisation'],
    ['en', '/conditions-dutilisation', '/terms-conditions'],
    ['fr', '/our-offers', '/nos-offres'],
    ['fr', '/our-offers/consultation', '/nos-offres/consultation'],
    ['fr', '/medical-team', '/notre-equipe-medicale'],
    ['fr', '/about-us', '/qui-sommes-nous'],
    ['en', '/qui-sommes-nous', '/about-us'],
    ['fr', '/our-approach', '/notre-approche'],
    ['en', '/notre-approche', '/our-approach'],
    ['fr', '/accessibility', '/accessibilite'],
    ['fr', '/who-pays', '/qui-paie'],
    ['en', '/aide-immediate', '/help-now'],
  ]
  for (const [site, form, main] of forms) {
    test.describe(site, () => {
      test.use({ site })

      test(`${form} leads to ${main}`, async ({ page, baseURL }) => {
        const response = await page.goto(form)
        const redirect = await response?.request().redirectedFrom()?.response()
        expect(redirect?.status()).toBe(302)
        expect(redirect?.headers()['cache-control']).toBe('no-store')
        expect(page.url()).toBe(baseURL + main)
        expect(response?.status()).toBe(200)
      })

      test(`${main}/ is the same page as ${main}`, async ({ page }) => {
        const response = await page.goto(`${main}/`)
        expect(response?.status()).toBe(200)
        await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${main}$`))
      })
    })
  }
})

test('the cookie of the language switch outweighs the host', async ({ page, context }) => {
  await context.addCookies([{ name: 'lang_override', value: 'en', domain: 'clairmemoire.fr', path: '/' }])
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('the country selector leads to the same page on the site of the other country, staging to staging', async ({
  page,
}) => {
  for (const [host, other] of [
    ['clairmemoire.fr', 'clairmemoire.com'],
    ['staging.clairmemoire.fr', 'staging.clairmemoire.com'],
  ]) {
    await page.goto(`https://${host}/mentions-legales`)
    await page.getByRole('contentinfo').getByRole('link', { name: 'United States' }).click()
    await expect(page).toHaveURL(`https://${other}/legal`)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  }
})
