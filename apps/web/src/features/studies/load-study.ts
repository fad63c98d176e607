import { loadCatalog } from '@clairmemoire/i18n/catalog'
import { notFound } from '@tanstack/react-router'
import type { RouterContext } from '../../routing/router-context.ts'
import type { PageText } from '../../routing/site-map.ts'
import { studiesCatalog } from './catalog.ts'
import { type ShownStudy, shownStudyOfSlug } from './shown-study.ts'

interface StudyPageData {
  shown: ShownStudy
  pageText: PageText
}

/** What the page of one study needs; NotFound for a study outside the locale's catalogue. */
export async function loadStudy({ i18n, locale }: RouterContext, slug: string): Promise<StudyPageData> {
  const shown = shownStudyOfSlug(slug, locale)
  if (!shown) throw notFound()
  await loadCatalog(i18n, studiesCatalog)
  return { shown, pageText: { title: shown.text.title, description: shown.text.summary } }
}
