import type { StudyDocument, StudyPage } from '@clairmemoire/cms-client/study'
import { studyStatuses, withStates } from '@clairmemoire/domain/study'
import { studiesAt } from '@clairmemoire/domain/studies'
import { mayBeShown } from '../platform/content/may-be-shown.ts'
import type { SiteContext } from '../platform/site/site-context.ts'

/** A study with its current facts, whose page may be shown. */
export interface ShownStudy extends StudyDocument {
  page: StudyPage
}

type Reader = Pick<SiteContext, 'content' | 'locale' | 'settings'>

/** The studies of the locale’s catalogue: recruiting ones first, then by name. */
export async function shownStudies(context: Reader): Promise<readonly ShownStudy[]> {
  const read = await context.content()
  const shown = await withCurrentStates(await read.studies(), context)
  return shown.sort(
    (one, other) =>
      studyStatuses.indexOf(one.status) - studyStatuses.indexOf(other.status) || one.name.localeCompare(other.name),
  )
}

/** Reads a study; undefined if it is outside the locale’s catalogue or has no text that may be shown. */
export async function shownStudy(slug: string, context: Reader): Promise<ShownStudy | undefined> {
  const read = await context.content()
  const study = await read.study(slug)
  const [shown] = await withCurrentStates(study ? [study] : [], context)
  return shown
}

/** Combines the documents with the operator's sites and the clinic's states. While these are unavailable, the documents are used alone. */
async function withCurrentStates(
  studies: readonly StudyDocument[],
  { content, locale, settings }: Reader,
): Promise<ShownStudy[]> {
  const { studySites, studyStates } = await content()
  const [entered, states] = await Promise.all([studySites().catch(() => ({})), studyStates().catch(() => ({}))])
  const { showsSamples } = settings
  return withStates(studiesAt(studies, { entered, showsSamples }), states).flatMap((study) => {
    const { page } = study
    return study.locale === locale && page && mayBeShown(study, settings) ? [{ ...study, page }] : []
  })
}
