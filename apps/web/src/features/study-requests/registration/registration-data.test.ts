import { repositoryStudies } from '@clairmemoire/cms-client/testing/repository-studies'
import type { StudyStates, StudyStatus } from '@clairmemoire/domain/study'
import { createI18n } from '@clairmemoire/i18n/catalog'
import { expect, it } from 'vitest'
import type { SiteContext } from '../../../platform/site/site-context.ts'
import { registrationData } from './registration-data.ts'

const [mk2214] = repositoryStudies('en').filter(({ slug }) => slug === 'mk2214')

/** The data of the registration page for a study in this state. */
async function dataWith(status: StudyStatus = 'recruiting', states: StudyStates = {}) {
  const study = async () => ({ ...mk2214, status, sampleStatus: undefined })
  const context = {
    content: async () => ({ study, studyStates: async () => states, studySites: async () => ({}) }),
    i18n: createI18n('en'),
    locale: 'en',
    settings: { showsSamples: true },
  }
  return registrationData(context as unknown as SiteContext, 'mk2214')
}

it('nobody can register for a closed study', async () => {
  expect(await dataWith()).toMatchObject({ isOpen: true })
  expect(await dataWith('closed')).toMatchObject({ isOpen: false })
})

it('nobody can register for a study that the clinic has paused', async () => {
  expect(await dataWith('recruiting', { MK2214: 'paused' })).toMatchObject({ isOpen: false, isPaused: true })
})
