import type { StudyPage } from '@clairmemoire/cms-client/study'
import { type Study, withStates } from '@clairmemoire/domain/study'
import { studiesAt } from '@clairmemoire/studies'
import type { Content } from '../platform/content/content.ts'
import type { SiteContext } from '../platform/site/site-context.ts'

/** The studies of a locale as people are told of them now; as their sources say while sites and clinic cannot be asked. */
export async function studiesNow({ content, locale }: Pick<SiteContext, 'content' | 'locale'>): Promise<Study[]> {
  const read = await content()
  const [sites, states] = await Promise.all([read.studySites().catch(() => ({})), statesIn(read)])
  return withStates(studiesAt(sites), states).filter((study) => study.locale === locale)
}

/** None while they cannot be read. */
async function statesIn({ studyStates }: Pick<Content, 'studyStates'>) {
  return studyStates().catch(() => ({}))
}

/** The study with what its editors wrote of its end, which nothing opens again. */
export function asWritten(study: Study, { closed }: StudyPage): Study {
  return closed === undefined ? study : { ...study, status: 'closed' }
}
