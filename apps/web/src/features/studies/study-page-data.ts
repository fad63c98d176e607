import type { Study as StudyText, StudyPage } from '@clairmemoire/cms-client/study'
import type { Locale } from '@clairmemoire/domain/locale'
import type { Criterion, Study } from '@clairmemoire/domain/study'
import { loadCatalog } from '@clairmemoire/i18n/catalog'
import { formatCountry, formatList, formatPlainDate } from '@clairmemoire/i18n/formats'
import { studiesOf } from '@clairmemoire/studies'
import { notFound } from '@tanstack/react-router'
import { mayBeShown } from '../../platform/content/may-be-shown.ts'
import type { SiteContext } from '../../platform/site/site-context.ts'
import type { PageText } from '../../routing/page-text.ts'
import { statusLabels } from '../../study-entries/index.ts'
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

/** Which text of the study this is. */
export interface StudyVersion {
  name: string
  /** By whom, under which reference and when, in words; undefined for a sample, which nobody has approved. */
  approval: { authority: string; reference: string; day: string } | undefined
}

/** In words, so that a page whose document carries them needs no code that makes them. */
export interface StudyPageData {
  study: Pick<Study, 'name' | 'slug' | 'registryIds'>
  status: string
  facts: readonly FactLine[]
  /** What the reader may know of themselves, and what the study team checks with them. */
  criteria: Record<'known' | 'checked', readonly CriterionLine[]>
  places: StudyPlaces
  /** What a person reads first. */
  lead: string
  questionsToAsk: readonly string[]
  text: Pick<StudyPage, 'sponsor' | 'sources' | 'whatItTests' | 'whatHappens' | 'partner' | 'goodToKnow'>
  version: StudyVersion
  pageText: PageText
}

/** What the page of one study needs, and of no other; NotFound for a study outside the locale's catalogue, or without a text that may be shown. */
export async function studyPageData(context: SiteContext, slug: string): Promise<StudyPageData> {
  const { content, i18n, locale, settings } = context
  const study = studiesOf(locale).find((known) => known.slug === slug)
  if (!study) throw notFound()
  const [read] = await Promise.all([content().then(({ study }) => study(slug)), loadCatalog(i18n, studiesCatalog)])
  if (!read?.page || !mayBeShown(read, settings)) throw notFound()
  const { title, introduction, questionsToAsk, page } = read
  const { name, status, registryIds, criteria } = study
  const { summary, sponsor, sources, whatItTests, whatHappens, partner, goodToKnow } = page
  const linesOf = (some: readonly Criterion[]) =>
    some.map((criterion) => ({ id: criterion.id, text: criterionText(criterion, i18n, locale) }))
  return {
    study: { name, slug, registryIds },
    status: i18n._(statusLabels[status]),
    facts: factLines(study.kind, page, i18n, locale),
    criteria: {
      known: linesOf(criteria.filter(({ kind }) => kind !== 'checked_by_team')),
      checked: linesOf(criteria.filter(({ kind }) => kind === 'checked_by_team')),
    },
    places: placesOf(study, page, locale),
    lead: introduction.join(' '),
    questionsToAsk,
    text: { sponsor, sources, whatItTests, whatHappens, ...(partner ? { partner } : {}), goodToKnow },
    version: versionOf(read, locale),
    pageText: { title, description: summary },
  }
}

function versionOf({ version, approval }: StudyText, locale: Locale): StudyVersion {
  if (!approval) return { name: version, approval: undefined }
  const { authority, reference, approvedOn } = approval
  return { name: version, approval: { authority, reference, day: formatPlainDate(locale, approvedOn) } }
}

function placesOf({ sites }: Study, { countries }: StudyPage, locale: Locale): StudyPlaces {
  const list = (words: readonly string[]) => formatList(locale, words, 'conjunction')
  return {
    countries: list(countries.map((code) => formatCountry(locale, code))),
    cities: list(sites.map(({ city }) => city)),
    areSamples: sites.some(({ sample }) => sample),
  }
}
