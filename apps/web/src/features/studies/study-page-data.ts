import type { Locale } from '@clairmemoire/domain/locale'
import type { Criterion, Study } from '@clairmemoire/domain/study'
import { loadCatalog } from '@clairmemoire/i18n/catalog'
import { formatCountry, formatList } from '@clairmemoire/i18n/formats'
import { studiesOf } from '@clairmemoire/studies'
import { loadStudyText, type StudyIntroduction, type StudyPageText } from '@clairmemoire/studies/text'
import { notFound } from '@tanstack/react-router'
import type { SiteContext } from '../../platform/site/site-context.ts'
import type { PageText } from '../../routing/page-text.ts'
import { studiesCatalog } from './catalog.ts'
import { criterionText } from './criteria.copy.ts'
import { type FactLine, factLines } from './study-facts.copy.ts'

/** A condition for taking part, in words addressed to the reader. */
export interface CriterionLine {
  id: string
  text: string
}

/** Where a study takes place: lists in words, empty where the sources name nothing. */
export interface StudyPlaces {
  countries: string
  cities: string
  areSamples: boolean
}

/** In words, so that a page whose document carries them needs no code that makes them. */
export interface StudyPageData {
  study: Pick<Study, 'name' | 'slug' | 'status' | 'sponsor' | 'registryIds' | 'sources'>
  facts: readonly FactLine[]
  /** What the reader may know of themselves, and what the study team checks with them. */
  criteria: Record<'known' | 'checked', readonly CriterionLine[]>
  places: StudyPlaces
  introduction: StudyIntroduction
  text: StudyPageText
  pageText: PageText
}

/** What the page of one study needs, and of no other; NotFound for a study outside the locale's catalogue. */
export async function studyPageData({ i18n, locale }: SiteContext, slug: string): Promise<StudyPageData> {
  const study = studiesOf(locale).find((known) => known.slug === slug)
  if (!study) throw notFound()
  const [{ introduction, page }] = await Promise.all([loadStudyText(study, locale), loadCatalog(i18n, studiesCatalog)])
  if (!page) throw notFound()
  const { name, status, sponsor, registryIds, sources, criteria, summary } = study
  const linesOf = (some: readonly Criterion[]) =>
    some.map((criterion) => ({ id: criterion.id, text: criterionText(criterion, i18n, locale) }))
  return {
    study: { name, slug, status, sponsor, registryIds, sources },
    facts: factLines(study, i18n, locale),
    criteria: {
      known: linesOf(criteria.filter(({ kind }) => kind !== 'checked_by_team')),
      checked: linesOf(criteria.filter(({ kind }) => kind === 'checked_by_team')),
    },
    places: placesOf(study, locale),
    introduction,
    text: page,
    pageText: { title: introduction.title, description: summary },
  }
}

function placesOf({ countries, sites }: Study, locale: Locale): StudyPlaces {
  const list = (words: readonly string[]) => formatList(locale, words, 'conjunction')
  return {
    countries: list(countries.map((code) => formatCountry(locale, code))),
    cities: list(sites.map(({ city }) => city)),
    areSamples: sites.some(({ sample }) => sample),
  }
}
