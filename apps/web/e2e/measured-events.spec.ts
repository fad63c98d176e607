import { type Locale, locales } from '@clairmemoire/domain/locale'
import { siteOrigin } from '@clairmemoire/domain/site-host'
import type { Page } from '@playwright/test'
import { pagesOf } from '../src/routing/known-urls.ts'
import { isMeasured } from '../src/routing/measured-pages.ts'
import { publicPath } from '../src/routing/public-paths.ts'
import { pageOf, type Screen } from '../src/routing/site-map.ts'
import { choiceOfCookies, expect, test } from './fixtures.ts'
import { openInteractive } from './open-interactive.ts'
import { pathOf, readInTabs } from './read-in-tabs.ts'
import { isReport } from './stack/collectors.ts'
import { matomoCalls, postHogEvents } from './stack/measured.ts'
import { spoofedHosts, type Stack } from './stack/stack.ts'

/** Every link of the navigation bar, and what a press on it is called (R7-41). */
const bars: Record<Locale, Record<string, string>> = {
  fr: {
    'Nos offres de soin': 'Our offers',
    'Nos articles': 'Our articles',
    'Notre équipe médicale': 'Medical team',
    'Notre approche': 'Our approach',
    'Qui sommes-nous': 'About us',
    'Essais cliniques': 'Clinical Trials',
    'Consultez un médecin': 'Consult',
  },
  en: {
    'Clinical Trials': 'Clinical Trials',
    'Our approach': 'Our approach',
    'About us': 'About us',
    'Test your memory': 'Test your memory',
  },
}

/** One page of each kind that has the bar; none of them is where the link leads that is pressed on it. */
const kinds: Record<Locale, readonly Screen[]> = {
  fr: ['Home', 'StudiesHome', 'Legal', 'CookieSettings', 'ArticlesHome', 'SiteMap', 'ServiceUnavailable'],
  en: ['Home', 'StudiesComparison', 'SiteMap', 'ServiceUnavailable'],
}

/** Those that say something of whoever reads them, and have the bar. */
const silent: Record<Locale, readonly Screen[]> = {
  fr: ['OrientationRecommendations', 'YourRequest', 'YourNews', 'MemHopThanks', 'TrialEngagementForm', 'Login'],
  en: ['OrientationRecommendations', 'YourRequest', 'YourNews', 'TrialEngagementForm', 'Login'],
}

const invitation = 'Click here to join'

/** Where a page tells a service that its visitor agreed to, in the form of that service. */
const services = ['/t/audience', '/t/tracking', '/t/product/e/']

const pressed = ({ collected }: Stack) => ({
  postHog: postHogEvents(collected).filter(({ event }) => event !== '$pageview'),
  matomo: matomoCalls(collected).filter(({ e_a }) => e_a !== undefined),
})

const uuid = expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)

/** A press as each service is told of it: these fields and no others. */
async function expectTold(stack: Stack, site: Locale, event: string, from: 'Navbar' | 'Navbar:Banner') {
  await expect.poll(() => Object.values(pressed(stack)).map(({ length }) => length)).toEqual([1, 1])
  expect(pressed(stack)).toEqual({
    postHog: [
      {
        uuid,
        event,
        distinct_id: uuid,
        properties: {
          language: site,
          from_page: from,
          $process_person_profile: false,
          $geoip_disable: true,
          $ip: '0.0.0.0',
        },
      },
    ],
    matomo: [
      {
        idsite: '1',
        rec: '1',
        apiv: '1',
        send_image: '0',
        lang: site,
        url: `${siteOrigin(site, 'production')}/`,
        e_c: from,
        e_a: event,
        e_n: site,
        ca: '1',
        _id: expect.stringMatching(/^[\da-f]{16}$/),
      },
    ],
  })
}

for (const site of locales) {
  test.describe(`a visitor of the ${site} site who agrees to everything`, () => {
    test.use({ site, storageState: choiceOfCookies(['all']) })
    test.beforeEach(({ stack }) => void stack.collected.splice(0))

    const bar = (page: Page) => page.getByRole('navigation', { name: { fr: 'Menu principal', en: 'Main menu' }[site] })
    const open = (page: Page, screen: Screen) => openInteractive(page, publicPath(pageOf(screen), site))
    const press = async (page: Page, link: string) => {
      const shown = bar(page).getByRole('link', { name: link, exact: true })
      if (!(await shown.first().isVisible())) await bar(page).getByText('À propos').click()
      await shown.first().click()
      await page.waitForFunction(() => document.activeElement?.tagName === 'H1')
    }

    test('is counted at each link of the navigation bar, on each kind of page, in the words of the requirements (R7-40, R7-41)', {
      tag: site === 'en' ? '@smoke' : [],
    }, async ({ page, stack }) => {
      for (const [index, [link, event]] of Object.entries(bars[site]).entries()) {
        await open(page, kinds[site][index] ?? 'Home')
        const links = await bar(page).locator('a[href^="/"]').allTextContents()
        expect(new Set(links)).toEqual(new Set(Object.keys(bars[site])))
        stack.collected.splice(0)
        await press(page, link)
        await expectTold(stack, site, event, 'Navbar')
      }
    })

    test('is counted on every page by its pattern, and on no form, result or page behind a private link', async ({
      context,
      stack,
    }) => {
      const origin = siteOrigin(site, 'production')
      const pages = pagesOf(site).map(({ page, params }) => {
        const tells = ['/e/', ...(isMeasured(page) ? services : [])]
        return { address: origin + publicPath(page, site, params), tells, path: page.path }
      })
      const measured = pages.filter(({ tells }) => tells.length > 1).map(({ path }) => path)
      await readInTabs(context, pages)
      const patterns = () => ({
        postHog: postHogEvents(stack.collected).map(({ properties }) => (properties as { route: string }).route),
        matomo: matomoCalls(stack.collected).map(({ url = '' }) => url.slice(origin.length)),
      })
      await expect.poll(() => patterns().matomo.length).toBe(2 * measured.length)
      expect(new Set(patterns().postHog)).toEqual(new Set(measured))
      expect(patterns().postHog).toHaveLength(measured.length)
      expect(new Set(patterns().matomo)).toEqual(new Set(measured))
      expect(pressed(stack)).toEqual({ postHog: [], matomo: [] })
    })

    test('is counted at no press where a page says something of them', async ({ page, stack }) => {
      for (const [before, screen] of silent[site].entries()) {
        await open(page, screen)
        await press(page, { fr: 'Notre approche', en: 'Our approach' }[site])
        // Services come when nobody waits for anything: who leaves at once is not counted.
        await expect.poll(() => postHogEvents(stack.collected).length).toBe(before + 1)
      }
      expect(pressed(stack)).toEqual({ postHog: [], matomo: [] })
      expect(new Set(matomoCalls(stack.collected).map(({ url }) => new URL(url ?? '').pathname))).toEqual(
        new Set(['/our-approach']),
      )
    })

    const troubles = {
      'cannot be reached': 'abort',
      fails: { status: 500, body: '' },
      'answers with a page': { status: 200, contentType: 'text/html', body: '<p>Sorry</p>' },
      'never answers': 'silence',
    } as const

    for (const [what, trouble] of Object.entries(troubles))
      test(`sees nothing of a service that ${what}`, async ({ page }) => {
        const asked = new Set<string>()
        await page.route(/\/[te]\//, async (route) => {
          asked.add(pathOf(route.request()))
          if (trouble === 'abort') await route.abort()
          else if (trouble !== 'silence') await route.fulfill(trouble)
        })
        await page.goto('/')
        await expect.poll(() => asked).toEqual(new Set(['/e/', ...services]))
        await press(page, { fr: 'Notre approche', en: 'Our approach' }[site])
        await expect(page.getByRole('alert')).toHaveCount(0)
        await expect(page.getByText(/^(Erreur|Error)$/)).toHaveCount(0)
      })
  })
}

test.describe('the English banner', () => {
  test.use({ site: 'en', storageState: choiceOfCookies(['all']) })

  for (const screen of ['Home', 'About', 'CookieSettings', 'SiteMap'] as const)
    test(`on ${screen} is counted as itself (R7-42)`, async ({ page, stack }) => {
      await openInteractive(page, publicPath(pageOf(screen), 'en'))
      stack.collected.splice(0)
      await page.getByRole('link', { name: invitation }).click()
      await expectTold(stack, 'en', 'Clinical Trials', 'Navbar:Banner')
    })
})

test.describe('a host that only begins like ours', () => {
  test.use({ storageState: choiceOfCookies(['all']) })

  for (const host of spoofedHosts)
    test(`${host} is not measured, whatever is agreed to there (R7-43)`, async ({ page, stack }) => {
      const told: string[] = []
      page.on('request', (request) => told.push(new URL(request.url()).pathname))
      stack.collected.splice(0)
      await openInteractive(page, `https://${host}/`)
      await page.getByRole('navigation').getByRole('link', { name: 'Notre approche', exact: true }).first().click()
      await page.waitForFunction(() => document.activeElement?.tagName === 'H1')
      await page.waitForLoadState('networkidle')
      expect(told.filter((path) => path.startsWith('/t/'))).toEqual([])
      expect(stack.collected.filter((call) => !isReport(call))).toEqual([])
    })
})
