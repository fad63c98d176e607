import { countryOfLocale } from '@clairmemoire/domain/country'
import type { Locale } from '@clairmemoire/domain/locale'
import { placeOfPostalCode } from '@clairmemoire/places'
import { yearsIn } from '../clinical-trials-gov.ts'
import { isOfExtension } from '../eligibility/extension.ts'
import { suggestedCriteria } from '../eligibility/suggested-criteria.ts'
import { type DraftLine, draftLines } from './draft-lines.ts'
import { missing, type Said } from './missing.ts'
import type { RegisteredSite, RegisteredStudy } from './registered-study.ts'

/** The draft from which a person writes a study, in the order of the file; never shown on the site. */
export interface Draft {
  draft: true
  title: Said<string>
  officialTitle: Said<string>
  registryIds: readonly string[]
  sponsor: Said<string>
  phase: Said<string>
  kind: { ours: Said<string>; register: Said<string> }
  minimumAge: Said<number | string>
  maximumAge: Said<number | string>
  sex: Said<string>
  healthyVolunteers: Said<boolean>
  state: { ours: Said<string>; register: Said<string>; changedOn: Said<string>; source: string }
  notes: readonly string[]
  sites: Said<readonly DraftSite[]>
  sitesElsewhere: number
  /** The future study document; its criteria are those of `lines`. */
  study: ReturnType<typeof studyToWrite>
  lines: Said<readonly DraftLine[]>
}

type DraftSite = { [Field in keyof RegisteredSite]: Said<NonNullable<RegisteredSite[Field]>> }

/** A first draft: the register's data, with suggested criteria for each line. */
export function draftOf(study: RegisteredStudy): Draft {
  const { kind, kindText, status, statusText, changedOn, source, sites, lines } = study
  return {
    draft: true,
    title: study.title ?? missing,
    officialTitle: study.officialTitle ?? missing,
    registryIds: study.registryIds,
    sponsor: study.sponsor ?? missing,
    phase: study.phase ?? missing,
    kind: { ours: kind ?? missing, register: kindText ?? missing },
    minimumAge: ageOf(study.minAge),
    maximumAge: ageOf(study.maxAge),
    sex: study.sex ?? missing,
    healthyVolunteers: study.healthyVolunteers ?? missing,
    state: { ours: status ?? missing, register: statusText ?? missing, changedOn: changedOn ?? missing, source },
    notes: draftNotes(study),
    sites: sites?.map(siteOf) ?? missing,
    sitesElsewhere: study.sitesElsewhere,
    study: studyToWrite(study),
    lines: lines.length === 0 ? missing : draftLines(lines),
  }
}

/** The age in years, or in the register's own words for another unit. */
function ageOf(text: string | undefined): Said<number | string> {
  return yearsIn(text) ?? text ?? missing
}

function siteOf({ city, country, state, postalCode, recruiting }: RegisteredSite): DraftSite {
  return {
    city: city ?? missing,
    country,
    state: state ?? missing,
    postalCode: postalCode ?? missing,
    recruiting: recruiting ?? missing,
  }
}

/** Notes on what the reviewer of a draft should check first. */
function draftNotes(study: RegisteredStudy): string[] {
  const { title = '', officialTitle = '', lines } = study
  const ages = lines
    .flatMap((line) => suggestedCriteria(line).criteria)
    .filter((criterion) => criterion.kind === 'age_between')
  const isWithoutSide = lines.some(({ side, role }) => side === undefined && role !== 'heading')
  return [
    ...(isOfExtension([title, officialTitle])
      ? ['Its title says that it is an extension: only people of an earlier study can enter.']
      : []),
    ...(new Set(ages.map((age) => JSON.stringify(age))).size > 1
      ? ['Its lines name several ages: perhaps one for each group.']
      : []),
    ...(ages.some((age) => isOtherThanField(age, study))
      ? ['Its lines name another age than the field of the register.']
      : []),
    ...(isWithoutSide ? ['Some lines are under no heading that says whether they include or exclude.'] : []),
  ]
}

function isOtherThanField({ min, max }: { min: number; max?: number }, { minAge, maxAge }: RegisteredStudy): boolean {
  const [fieldMin, fieldMax] = [yearsIn(minAge), yearsIn(maxAge)]
  return (
    (fieldMin !== undefined && min > 0 && min !== fieldMin) ||
    (fieldMax !== undefined && max !== undefined && max !== fieldMax)
  )
}

/** A study document with the register's data, in the shape of the files in `apps/cms/content/studies`; a person writes the rest. */
function studyToWrite(study: RegisteredStudy) {
  const { kind, registryIds, status, changedOn, sponsor, phase, sites = [], source } = study
  const site: Locale = sites.some(({ country }) => country === 'FR') ? 'fr' : 'en'
  const text = { title: missing, version: '1', introduction: [missing], questionsToAsk: [missing] }
  const page = {
    summary: missing,
    sources: [{ title: missing, href: source }],
    whatItTests: [missing],
    whatHappens: [missing],
    goodToKnow: [missing],
  }
  return {
    code: missing,
    name: missing,
    site,
    kind: kind ?? missing,
    registryIds,
    state: status ?? 'to_confirm',
    lastChecked: /^\d{4}-\d{2}-\d{2}$/.test(changedOn ?? '') ? changedOn : missing,
    sponsor: sponsor ?? missing,
    ...(phase !== undefined && { phase: phase.replace(/^(?:EARLY_)?PHASE/, '').replaceAll(', PHASE', '/') }),
    procedures: { lumbarPuncture: 'unknown', infusion: 'unknown', atHome: 'unknown' },
    // Participants are called in the country of the study's locale, so sites elsewhere are dropped.
    sites: sites.filter(({ country }) => country === countryOfLocale(site)).map(siteToWrite),
    texts: {
      fr: { ...text, ...(site === 'fr' && { page }) },
      en: { ...text, ...(site === 'en' && { page }) },
    },
  }
}

function siteToWrite({ city, country, postalCode, recruiting }: RegisteredSite) {
  const place = postalCode === undefined ? undefined : placeOfPostalCode(country, postalCode)
  return {
    city: city ?? missing,
    country,
    latitude: place?.latitude ?? missing,
    longitude: place?.longitude ?? missing,
    recruiting: recruiting ?? missing,
  }
}
