import { repositoryStudies } from '@clairmemoire/cms-client/testing/repository-studies'
import type { StudyStates } from '@clairmemoire/domain/study'
import { describe, expect, it } from 'vitest'
import { type Content, withoutContent } from '../platform/content/content.ts'
import { sampleSettings } from '../testing/sample-settings.ts'
import { shownStudies, shownStudy } from './studies-now.ts'

const reader = (entered: Partial<Content> = {}, showsSamples = true) => ({
  content: async () => ({
    ...withoutContent,
    studies: async () => repositoryStudies('en'),
    study: async (slug: string) => repositoryStudies('en').find((study) => study.slug === slug),
    ...entered,
  }),
  locale: 'en' as const,
  settings: { ...sampleSettings('en'), showsSamples },
})
const statusBy = async (studyStates: () => Promise<StudyStates>) =>
  (await shownStudy('mk2214', reader({ studyStates })))?.status

describe('a study', () => {
  it("has the clinic's latest state, and that of its document while the clinic's is unavailable", async () => {
    expect(await statusBy(async () => ({ MK2214: 'paused' }))).toBe('paused')
    expect(await statusBy(() => Promise.reject(new Error('away')))).toBe('recruiting')
  })

  it('has the sites that the operator has entered', async () => {
    const study = await shownStudy('mk2214', reader({ studySites: async () => ({ MK2214: [] }) }))
    expect(study?.sites).toEqual([])
  })

  it('is not shown if it belongs to the other site or, in production, has no approved text (A-08)', async () => {
    expect(await shownStudy('predictom', reader())).toBeUndefined()
    expect(await shownStudy('mk2214', reader({}, false))).toBeUndefined()
  })
})

it('recruiting studies come first, then those to be confirmed, each group in the order of names', async () => {
  expect((await shownStudies(reader())).map(({ name }) => name)).toEqual([
    'MK-2214',
    'MINDSET-2',
    'TRAILBLAZER',
    'TRONTIER-1',
    'PRECISE-AD',
  ])
})
