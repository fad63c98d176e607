import type { StudyStates } from '@clairmemoire/domain/study'
import { expect, it } from 'vitest'
import { withoutContent } from '../platform/content/content.ts'
import { studiesNow } from './studies-now.ts'

const statusBy = async (studyStates: () => Promise<StudyStates>) => {
  const studies = await studiesNow({ content: async () => ({ ...withoutContent, studyStates }), locale: 'en' })
  return studies.find(({ code }) => code === 'MK2214')?.status
}

it('a study is what the clinic has said last of it', async () => {
  expect(await statusBy(async () => ({ MK2214: 'paused' }))).toBe('paused')
})

it('a study is what its sources say while the clinic cannot be asked', async () => {
  expect(await statusBy(() => Promise.reject(new Error('away')))).toBe('recruiting')
})
