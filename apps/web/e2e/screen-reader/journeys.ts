import type { Locale } from '@clairmemoire/domain/locale'
import { siteOrigin } from '@clairmemoire/domain/site-host'
import { fillIn, headingOf } from '../engines/fill-in.ts'
import { openAnswering, pressNamed, type Tab, until } from '../engines/tab.ts'
import { testWords } from '../self-test/words.ts'

/** Calls `onStep` with the heading of each page, once the page is shown. */
type Journey = (tab: Tab, site: Locale, onStep: (heading: string) => Promise<void>) => Promise<void>

const byLink =
  (path: Record<Locale, string>): Journey =>
  async (tab, site, onStep) => {
    await openAnswering(tab, siteOrigin(site, 'production'))
    await onStep(await headingOf(tab))
    await tab.click(`main a[href="${path[site]}"]`)
    await until(tab, 'the page', (wanted) => location.pathname === wanted, path[site])
    await onStep(await headingOf(tab))
  }

const byForm =
  (path: Record<Locale, string>, start?: Record<Locale, string>): Journey =>
  async (tab, site, onStep) => {
    await openAnswering(tab, siteOrigin(site, 'production') + path[site])
    await onStep(await headingOf(tab))
    if (start) await pressNamed(tab, start[site])
    else await tab.click('main button.button--primary')
    await until(tab, 'a step', () => document.querySelector('main form[novalidate]') !== null, undefined)
    const email = `journey-${crypto.randomUUID()}@visitor.example`
    const end = await fillIn(tab, site, email, 'first', async () => onStep(await headingOf(tab)))
    await onStep(end)
  }

const both = (path: string) => ({ fr: path, en: path })

/** The five main journeys. */
export const journeys = {
  trials: byLink({ fr: '/essais-cliniques', en: '/clinical-trials' }),
  finder: byForm({ fr: '/trouver-un-essai', en: '/trial-finder' }),
  'memory-test': byForm(both('/questionnaire'), {
    fr: testWords.fr.start.patient,
    en: testWords.en.start.patient,
  }),
  call: byForm(both('/trial-forms')),
  help: byLink({ fr: '/aide-immediate', en: '/help-now' }),
} satisfies Record<string, Journey>
