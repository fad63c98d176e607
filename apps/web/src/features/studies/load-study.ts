import { loadCatalog } from '@clairmemoire/i18n/catalog'
import { notFound } from '@tanstack/react-router'
import { type StudyIntroduction, loadStudyIntroductions } from '../../content/study-introductions.ts'
import type { RouterContext } from '../../routing/router-context.ts'
import type { PageText } from '../../routing/site-map.ts'
import { studiesCatalog } from './catalog.ts'
import { type ShownStudy, shownStudyOfSlug } from './shown-study.ts'

export interface StudyPageData {
  shown: ShownStudy
  introduction: StudyIntroduction
  pageText: PageText
}

/** What the page of one study needs; NotFound for a study outside the locale's catalogue. */
export async function loadStudy({ i18n, locale }: RouterContext, slug: string): Promise<StudyPageData> {
  const shown = await shownStudyOfSlug(slug, locale)
  if (!shown) throw notFound()
  const [introductions] = await Promise.all([loadStudyIntroductions(locale), loadCatalog(i18n, studiesCatalog)])
  const introduction = introductions[shown.study.code]
  if (!introduction) throw notFound()
  return { shown, introduction, pageText: { title: introduction.title, description: shown.text.summary } }
}
