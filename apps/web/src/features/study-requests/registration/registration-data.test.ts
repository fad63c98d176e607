import type { StudyStates } from '@clairmemoire/domain/study'
import { createI18n } from '@clairmemoire/i18n/catalog'
import { sampleSites } from '@clairmemoire/studies/sample-sites'
import { expect, it } from 'vitest'
import type { SiteContext } from '../../../platform/site/site-context.ts'
import { registrationData } from './registration-data.ts'

/** The page of a study as its text has it. */
async function dataWith(closed?: { reason: string }, states: StudyStates = {}) {
  const study = async () => ({ page: { summary: '', closed }, approval: undefined })
  const context = {
    content: async () => ({ study, studyStates: async () => states, studySites: async () => sampleSites }),
    i18n: createI18n('en'),
    locale: 'en',
    settings: { showsSamples: true },
  }
  return registrationData(context as unknown as SiteContext, 'mk2214')
}

it('nobody registers for a study whose text says that it has closed', async () => {
  expect(await dataWith()).toMatchObject({ isOpen: true })
  expect(await dataWith({ reason: 'All places are taken.' })).toMatchObject({ isOpen: false })
})

it('nobody registers for a study that the clinic has paused', async () => {
  expect(await dataWith(undefined, { MK2214: 'paused' })).toMatchObject({ isOpen: false, isPaused: true })
})
