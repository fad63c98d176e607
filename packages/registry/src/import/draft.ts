import { yearsIn } from '../clinical-trials-gov.ts'
import { type DraftLine, draftLines } from './draft-lines.ts'
import { draftNotes } from './draft-notes.ts'
import { missing, type Said } from './missing.ts'
import type { RegisteredSite, RegisteredStudy } from './registered-study.ts'
import { studyToWrite } from './study-to-write.ts'

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
