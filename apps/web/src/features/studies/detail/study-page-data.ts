import type { Study } from '@clairmemoire/domain/study'
import { loadCatalog } from '@clairmemoire/i18n/catalog'
import { studiesOf } from '@clairmemoire/studies'
import { notFound } from '@tanstack/react-router'
import { explainer } from '../../../blocks/index.ts'
import { mayBeShown } from '../../../platform/content/may-be-shown.ts'
import type { SiteContext } from '../../../platform/site/site-context.ts'
import type { PageText } from '../../../routing/page-text.ts'
import { statusLabels } from '../../../study-entries/index.ts'
import { studiesCatalog } from '../catalog.ts'
import { type FactLine, factLines } from './study-facts.copy.ts'
import { type Origin, originOf } from './study-origin.copy.ts'
import { type Line, type StudyPart, studyParts } from './study-parts.copy.ts'
import { type Caller, callerOf } from './talk-first.copy.ts'

/** In words, so that a page whose document carries them needs no code that makes them. */
export interface StudyPageData {
  study: Pick<Study, 'name' | 'slug'>
  status: string
  facts: readonly FactLine[]
  caller: Caller
  /** What a person reads first. */
  lead: Line
  parts: readonly StudyPart[]
  origin: Origin
  pageText: PageText
}

/** What the page of one study needs, and of no other; NotFound for a study outside the locale’s catalogue, or without a text that may be shown. */
export async function studyPageData(context: SiteContext, slug: string): Promise<StudyPageData> {
  const { content, i18n, locale, settings } = context
  const study = studiesOf(locale).find((known) => known.slug === slug)
  if (!study) throw notFound()
  const contents = await content()
  const [read] = await Promise.all([contents.study(slug), loadCatalog(i18n, studiesCatalog)])
  if (!read?.page || !mayBeShown(read, settings)) throw notFound()
  const { line } = await explainer(contents)
  const { title, introduction, questionsToAsk, page } = read
  const { name, status, criteria } = study
  return {
    study: { name, slug },
    status: i18n._(statusLabels[status]),
    facts: factLines(study.kind, page, i18n, locale),
    caller: callerOf(settings.callerFirstName, i18n),
    lead: line(introduction.join(' ')),
    parts: studyParts({ page, criteria, questionsToAsk, line }, i18n, locale),
    origin: originOf(study, read, page, i18n, locale),
    pageText: { title, description: page.summary },
  }
}
