import type { Locale } from '@clairmemoire/domain/locale'
import { siteOrigin } from '@clairmemoire/domain/site-host'
import type { Page } from '@playwright/test'
import { answerOne, fillIn } from '../engines/fill-in.ts'
import { openAnswering, pressNamed, type Tab, until, waitForHeading } from '../engines/tab.ts'
import { words } from '../finder/words.ts'
import { requestCall } from '../request/request-call.ts'
import type { sample } from '../sample/sample.ts'
import { createResult } from '../self-test/create-result.ts'
import type { Stack } from '../stack/stack.ts'
import { newStaff, staffWords } from '../staff/staff.ts'
import { studiesOfSite } from '../studies.ts'

/** Opens a state. `tab` uses the keyboard and records the speech; `quick` takes the steps before that. */
type Way = (tab: Tab, site: Locale, stack: Stack, quick: Tab) => Promise<unknown>

const email = () => `reader-${crypto.randomUUID()}@visitor.example`

const address =
  (french: string, english: string): Way =>
  (tab, site) =>
    openAnswering(tab, siteOrigin(site, 'production') + (site === 'fr' ? french : english))

/** Provides the methods of a Playwright page that the sample uses, on this window. */
export const asPage = (tab: Tab, site: Locale) =>
  ({
    goto: (path: string) => tab.open(siteOrigin(site, 'production') + path),
    evaluate: tab.run,
  }) as unknown as Page

const startFinder: Way = async (tab, site, stack, quick) => {
  await address('/trouver-un-essai', '/trial-finder')(tab, site, stack, quick)
  await tab.click('main button.button--primary')
  await until(tab, 'a question', () => document.querySelector('main form[novalidate]') !== null, undefined)
}

const chooseSlot: Way = async (tab, site, stack, quick) => {
  await startFinder(quick, site, stack, quick)
  await fillIn(quick, site, email())
  await pressNamed(tab, words[site].bookCall)
  await waitForHeading(tab, words[site].whenToCall)
}

/** The states of sample.ts, each with a function that opens it by keyboard. */
export const states: Record<keyof typeof sample, Way> = {
  home: address('/', '/'),
  contact: address('/trial-forms', '/trial-forms'),
  'help-now': address('/aide-immediate', '/help-now'),
  legal: address('/mentions-legales', '/legal'),
  accessibility: address('/accessibilite', '/accessibility'),
  'site-map': address('/plan-du-site', '/site-map'),
  catalogue: address('/essais-cliniques', '/clinical-trials'),
  study: (tab, site, ...rest) => {
    const [study] = studiesOfSite(site)
    return address(`/essais-cliniques/${study?.slug}`, `/clinical-trials/${study?.slug}`)(tab, site, ...rest)
  },
  article: async (tab, site, ...rest) => {
    await address('/nos-articles', '/our-approach')(tab, site, ...rest)
    if (site === 'en') return
    const first = () => document.querySelector<HTMLAnchorElement>('main a[href*="/article/"]')?.href ?? ''
    await openAnswering(tab, await tab.run(first, undefined))
  },
  'finder-question': startFinder,
  'slot-choice': chooseSlot,
  'check-with-errors': async (tab, site, stack, quick) => {
    await chooseSlot(quick, site, stack, quick)
    const hasPhone = () => document.querySelector('main [name=phone]') !== null
    while (!(await quick.run(hasPhone, undefined))) await answerOne(quick, site, email())
    await tab.type('main [name=phone]', '12')
    await tab.click('main form[novalidate] button[type="submit"]')
    await until(tab, 'errors', () => document.querySelector('[aria-invalid=true]') !== null, undefined)
  },
  'memory-result': async (tab, site, _, quick) => {
    const id = await createResult(asPage(quick, site), site)
    await openAnswering(tab, `${siteOrigin(site, 'production')}/recommendations#${id}`)
    await until(tab, 'the result', () => document.querySelector('main h1 ~ *') !== null, undefined)
  },
  'private-page': async (tab, site, _, quick) => {
    const { private_link_id: id } = await requestCall(asPage(quick, site), email(), site)
    const path = site === 'fr' ? '/votre-demande' : '/your-request'
    await openAnswering(tab, `${siteOrigin(site, 'production')}${path}#${id}`)
    await until(tab, 'the request', () => document.querySelector('main section') !== null, undefined)
  },
  login: address('/login', '/login'),
  desk: async (tab, site, stack, quick) => {
    await requestCall(asPage(quick, site), email(), site)
    const staff = await newStaff(stack)
    await address('/login', '/login')(tab, site, stack, quick)
    await tab.type('main input[type=email]', staff.email)
    await tab.type('main input[type=password]', staff.password)
    await tab.press('Enter')
    await waitForHeading(tab, staffWords[site].requests)
  },
}
