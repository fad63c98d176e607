import type { Locale } from '@clairmemoire/domain/locale'
import type { Page } from '@playwright/test'
import { matching } from '../finder/screening.ts'
import { Visitor } from '../finder/visitor.ts'
import { openInteractive } from '../open-interactive.ts'
import { requestCall } from '../request/request-call.ts'
import { createResult } from '../self-test/create-result.ts'
import type { Stack } from '../stack/stack.ts'
import { newStaff, signIn, staffWords } from '../staff/staff.ts'
import { studiesOfSite } from '../studies.ts'

type Way = (page: Page, site: Locale, stack: Stack) => Promise<unknown>

const address =
  (french: string, english: string): Way =>
  (page, site) =>
    openInteractive(page, site === 'fr' ? french : english)

/** The pages and states of the audit (docs/accessibility/rgaa.yaml), each with a function that opens it. */
export const sample = {
  home: address('/', '/'),
  contact: address('/trial-forms', '/trial-forms'),
  'help-now': address('/aide-immediate', '/help-now'),
  legal: address('/mentions-legales', '/legal'),
  accessibility: address('/accessibilite', '/accessibility'),
  'site-map': address('/plan-du-site', '/site-map'),
  catalogue: address('/essais-cliniques', '/clinical-trials'),
  study: (page, site) => {
    const [study] = studiesOfSite(site)
    return openInteractive(page, `/${site === 'fr' ? 'essais-cliniques' : 'clinical-trials'}/${study?.slug}`)
  },
  // Only the French site has articles. On the English site this page is the most similar one.
  article: async (page, site) => {
    await openInteractive(page, site === 'fr' ? '/nos-articles' : '/our-approach')
    if (site === 'fr') {
      const first = page.locator('main a[href*="/article/"]').first()
      await openInteractive(page, (await first.getAttribute('href')) ?? '')
    }
  },
  'finder-question': (page, site) => new Visitor(page, site).start(matching[site][0].question),
  'slot-choice': async (page, site) => {
    const visitor = new Visitor(page, site)
    await visitor.match(site)
    await visitor.bookCall()
  },
  'check-with-errors': async (page, site) => {
    const visitor = new Visitor(page, site)
    const { words } = visitor
    await visitor.match(site)
    await visitor.bookCall()
    await visitor.chooseSlot(words.whoToCall)
    await visitor.choose(words.callMe, words.reachYou)
    await visitor.write(words.phone, '12')
    await visitor.press(words.continue)
    await page.getByRole('region', { name: words.problem }).waitFor()
  },
  'memory-result': async (page, site) => {
    const id = await createResult(page, site)
    await openInteractive(page, `/recommendations#${id}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
  },
  'private-page': async (page, site) => {
    const { private_link_id: id } = await requestCall(
      page,
      `sample-${site}-${crypto.randomUUID()}@visitor.example`,
      site,
    )
    await openInteractive(page, `${site === 'fr' ? '/votre-demande' : '/your-request'}#${id}`)
    await page.locator('main section').first().waitFor()
  },
  login: address('/login', '/login'),
  desk: async (page, site, stack) => {
    await requestCall(page, `sample-desk-${site}-${crypto.randomUUID()}@visitor.example`, site)
    await signIn(page, site, await newStaff(stack))
    await page.getByRole('button', { name: staffWords[site].later }).click()
    await page.getByRole('link', { name: 'Camille' }).first().waitFor()
  },
} satisfies Record<string, Way>
