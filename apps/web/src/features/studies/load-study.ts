import type { Study } from '@clairmemoire/domain/study'
import { loadCatalog } from '@clairmemoire/i18n/catalog'
import { studiesOf } from '@clairmemoire/studies'
import { loadStudyText, type StudyIntroduction, type StudyPageText } from '@clairmemoire/studies/text'
import { notFound } from '@tanstack/react-router'
import type { SiteContext } from '../../platform/site/site-context.ts'
import type { PageText } from '../../routing/page-text.ts'
import { studiesCatalog } from './catalog.ts'

export interface StudyPageData {
  study: Study
  introduction: StudyIntroduction
  text: StudyPageText
  pageText: PageText
}

/** What the page of one study needs, and of no other; NotFound for a study outside the locale's catalogue. */
export async function loadStudy({ i18n, locale }: SiteContext, slug: string): Promise<StudyPageData> {
  const study = studiesOf(locale).find((known) => known.slug === slug)
  if (!study) throw notFound()
  const [{ introduction, page }] = await Promise.all([loadStudyText(study, locale), loadCatalog(i18n, studiesCatalog)])
  if (!page) throw notFound()
  return { study, introduction, text: page, pageText: { title: introduction.title, description: study.summary } }
}
