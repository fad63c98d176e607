import { yearsIn } from '../clinical-trials-gov.ts'
import { type DraftLine, draftLines } from './draft-lines.ts'
import { draftNotes } from './draft-notes.ts'
import { missing, type Said } from './missing.ts'
import type { RegisteredSite, RegisteredStudy } from './registered-study.ts'
import { studyToWrite } from './study-to-write.ts'

/** What a person makes a study of, in the order in which it is written; the site never shows it. */
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
  /** What becomes the document; its criteria are those of the lines. */
  study: ReturnType<typeof studyToWrite>
  lines: Said<readonly DraftLine[]>
}

type DraftSite = { [Field in keyof RegisteredSite]: Said<NonNullable<RegisteredSite[Field]>> }

/** A first draft: what the register says, and what each line may be among our criteria. */
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

/** In years, or as the register words another unit. */
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
