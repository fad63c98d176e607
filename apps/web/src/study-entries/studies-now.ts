import { type StudyFacts, withStates } from '@clairmemoire/domain/study'
import { studiesOf } from '@clairmemoire/studies'
import type { Content } from '../platform/content/content.ts'
import type { SiteContext } from '../platform/site/site-context.ts'

/** The studies of a locale as the clinic knows them now; as their sources say while the clinic cannot be asked. */
export async function studiesNow({ content, locale }: Pick<SiteContext, 'content' | 'locale'>): Promise<StudyFacts[]> {
  return withStates(studiesOf(locale), await statesIn(await content()))
}

/** None while they cannot be read. */
export async function statesIn({ studyStates }: Pick<Content, 'studyStates'>) {
  return studyStates().catch(() => ({}))
}
