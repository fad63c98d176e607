import type { CalendarDate } from '@clairmemoire/domain/calendar-date'
import { countryOfLocale } from '@clairmemoire/domain/country'
import type { Locale } from '@clairmemoire/domain/locale'
import { slugify } from '@clairmemoire/domain/slug'
import type { StudyCode } from '@clairmemoire/domain/study'
import { stringify } from 'yaml'
import type { RegistryRecord } from './registry-record.ts'

/** Files of a study, by their path in the repository. */
export type DraftedFiles = ReadonlyMap<string, string>

interface DraftOf {
  record: RegistryRecord
  /** As people write it: “PRECISE-AD”. */
  name: string
  locale: Locale
  today: CalendarDate
}

/**
 * What a record says, as the files of a study that nobody has approved: its status is to be confirmed, its texts say that they are
 * drafts, and whatever the record does not say is left for a person to find out.
 */
export function draftStudy({ record, name, locale, today }: DraftOf): DraftedFiles {
  const slug = slugOf(name)
  return new Map([
    [`packages/studies/src/${slug}/study.ts`, studyFile(record, slug, today)],
    [`apps/cms/content/${locale}/studies/${slug}.yaml`, textFile(record, name, today)],
  ])
}

/** Its line in `listings` of the catalogue. */
export function draftListing({ name, locale }: Pick<DraftOf, 'name' | 'locale'>): string {
  const slug = slugOf(name)
  return `'${slug}': ${JSON.stringify({ code: codeOf(name), name, slug, locale })},`
}

/** The sites of a record in the country of a site, as an operator enters them. */
export function draftSites({ record, name, locale }: Omit<DraftOf, 'today'>): string {
  const country = countryOfLocale(locale)
  const sites = (record.sites ?? [])
    .filter((site) => site.country === country && site.latitude !== undefined)
    .map(({ city, recruiting, latitude, longitude }, index) => {
      const id = `${slugify(city)}-${index + 1}`
      return { id, city, country, latitude, longitude, recruiting }
    })
  return stringify({ [codeOf(name)]: sites })
}

function slugOf(name: string): string {
  return slugify(name.replaceAll('-', ' '))
}

function codeOf(name: string): StudyCode {
  return slugOf(name).toUpperCase().replaceAll('-', '_')
}

function studyFile({ id, minAge = 18, maxAge }: RegistryRecord, slug: string, today: CalendarDate): string {
  const age = { id: 'age', kind: 'age_between', min: minAge, ...(maxAge !== undefined && { max: maxAge }) }
  const drafted = {
    status: 'to_confirm',
    lastChecked: today,
    kind: 'medicine',
    registryIds: [id],
    procedures: { lumbarPuncture: 'unknown', infusion: 'unknown', atHome: 'unknown' },
    criteria: [age, { id: 'general-health', kind: 'checked_by_team', topic: 'general_health' }],
  }
  return `import type { StudyFacts } from '@clairmemoire/domain/study'

import { listings } from '../catalogue.ts'

/** Drafted from ${id} on ${today}: criteria and procedures are to be read in the record before anybody is compared with them. */
export const study: StudyFacts = { ...listings['${slug}'], ...${JSON.stringify(drafted)} }
`
}

function textFile(record: RegistryRecord, name: string, today: CalendarDate): string {
  const { id, title = name, sponsor = '', phase, participants } = record
  const draft = `DRAFT from ${id}: to be written, and approved, before it is shown.`
  return stringify({
    title: `${name}: ${title}`,
    version: '0',
    introduction: [draft],
    questionsToAsk: [draft],
    page: {
      summary: draft,
      checkedOn: today,
      sponsor,
      ...(phase !== undefined && { phase }),
      ...(participants !== undefined && { participants }),
      countries: [],
      sources: [{ title: `ClinicalTrials.gov ${id}`, href: `https://clinicaltrials.gov/study/${id}` }],
      whatItTests: [draft],
      whatHappens: [draft],
      goodToKnow: [draft],
    },
  })
}
