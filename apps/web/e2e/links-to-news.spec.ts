import { expectAccessible } from './accessibility.ts'
import { byTurns } from './by-turns.ts'
import { expect, test } from './fixtures.ts'
import { openInteractive } from './open-interactive.ts'

const linksBySite = {
  fr: {
    news: 'Recevoir un e-mail quand une étude ouvre',
    nearby: /Trop loin/,
    study: '/essais-cliniques/predictom',
    nothing: '/essais-cliniques?age=120',
    page: 'Vos nouvelles',
  },
  en: {
    news: 'Get an email when a study opens',
    nearby: /Too far away/,
    study: '/clinical-trials/trontier-1',
    nothing: '/clinical-trials?age=120',
    page: 'Your news',
  },
} as const

for (const site of ['fr', 'en'] as const) {
  const oneSiteOnly = byTurns(site, test)
  test.describe(`in ${site}`, () => {
    test.use({ site, viewport: { width: 390, height: 800 } })
    const texts = linksBySite[site]

    oneSiteOnly.test(
      'the home page, the catalogue, an empty list of studies and the page of a study have a link to the news of studies',
      async ({ page }) => {
        const follow = async (address: string, name: string | RegExp) => {
          await openInteractive(page, address)
          await page.getByRole('main').getByRole('link', { name }).first().click()
          await expect(page.getByRole('heading', { level: 1, name: texts.page })).toBeVisible()
        }
        await follow('/', texts.news)
        await follow('/essais-cliniques', texts.news)
        await follow(texts.nothing, texts.news)
        await follow(texts.study, texts.nearby)
        await expectAccessible(page)
      },
    )
  })
}
