import { type CalendarDate, daysBetween } from '../calendar-date/calendar-date.ts'
import type { Country } from '../country/country.ts'
import type { Place } from '../distance/distance.ts'
import type { Locale } from '../locale/locale.ts'
import type { Criterion } from './criterion.ts'

export {
  type Amount,
  amounts,
  type CheckedByTeamTopic,
  type Choice,
  checkedByTeamTopics,
  choices,
  combinedQuestions,
  type Condition,
  type Criterion,
  conditions,
  type DiseaseStage,
  diseaseStages,
  isAnswerable,
  monthsAgo,
  partsOf,
  type Range,
  type List,
  listOf,
  lists,
  listsWithoutOwnQuestion,
  type Treatment,
  treatments,
} from './criterion.ts'

/** `sample` marks an invented site, which the page labels as a sample. */
export interface StudySite {
  id: string
  city: string
  country: Country
  place: Place
  recruiting: boolean
  sample: boolean
}

/** The facts of a study with which people are compared, except its sites. */
export interface StudyFacts extends StudyListing {
  status: StudyStatus
  /** The state while all sites are samples. */
  sampleStatus?: EnteredStatus
  /** The date on which the facts were last compared with the sources. */
  lastChecked: CalendarDate
  kind: (typeof studyKinds)[number]
  registryIds: readonly string[]
  procedures: Procedures
  criteria: readonly Criterion[]
}

/** A study with its sites. */
export interface Study extends StudyFacts {
  sites: readonly StudySite[]
}

/** A line of a register's eligibility text, and the criteria to which a person mapped it. */
export interface RegisterLine {
  /** The text of the line, as in the register. */
  text: string
  /** A person has compared the mapping with the register. */
  seen: boolean
  /** The ids of its criteria; empty for a heading, or when the team checks it. */
  criteria: readonly string[]
}

export const studyKinds = ['medicine', 'observational'] as const

export type StudySites = Readonly<Record<StudyCode, readonly StudySite[]>>

/** The key of a study in the contract and in stored rows. It can be any text, also a code that is unknown here. */
export type StudyCode = string

/** A study's names, and the locale whose site shows it. */
export interface StudyListing {
  code: StudyCode
  /** The display name: "PRECISE-AD" (R3-04). */
  name: string
  /** The study's name in URLs. It differs from the code by more than case: "precise-ad" and PRECISE_AD. */
  slug: string
  /** The locale whose site shows the study and matches people with it; its page exists only in this language (R3-02, R3-03, A-08). */
  locale: Locale
}

/**
 * "to_confirm": the sources do not prove that the study recruits today. "paused": it does not recruit for a while.
 * "not_yet_recruiting": it was announced but is not open yet.
 */
export type StudyStatus = (typeof studyStatuses)[number]

export const studyStatuses = ['recruiting', 'to_confirm', 'paused', 'not_yet_recruiting', 'closed'] as const

/** Whether people can ask to take part. They cannot if the study is closed, paused or only announced. */
export function mayRecruit(status: StudyStatus): boolean {
  return status === 'recruiting' || status === 'to_confirm'
}

/** "of_some": only some participants are asked. "unknown" never means no; the person can ask on the call. */
export const askedAnswers = ['yes', 'of_some', 'no', 'unknown'] as const

export type Asked = (typeof askedAnswers)[number]

/** Whether participants have to undergo these procedures. */
export interface Procedures {
  lumbarPuncture: Asked
  /** An intravenous infusion. */
  infusion: Asked
  /** Part of the study takes place at home. */
  atHome: Asked
}

/** A comparison with the sources is out of date after this many days. */
const maxDays = 30

/** Whether the facts have to be compared with the sources again. */
export function isCheckDue({ lastChecked }: Pick<Study, 'lastChecked'>, today: CalendarDate): boolean {
  return daysBetween(lastChecked, today) > maxDays
}

/** The states that a coordinator can set. */
export const enteredStatuses = ['recruiting', 'to_confirm', 'paused'] as const

export type EnteredStatus = (typeof enteredStatuses)[number]

/** The state that the clinic set last, by study code. */
export type StudyStates = Readonly<Record<StudyCode, EnteredStatus>>

/**
 * The studies with their current state: the one that the clinic set last, otherwise that of the register. A study that is closed
 * in the register stays closed, and a study whose sites have all stopped recruiting is paused (R4-42).
 */
export function withStates<Document extends Study>(studies: readonly Document[], states: StudyStates): Document[] {
  return studies.map((study) => {
    const state = study.status === 'closed' ? study.status : (states[study.code] ?? study.status)
    const rests = mayRecruit(state) && study.sites.length > 0 && !study.sites.some(({ recruiting }) => recruiting)
    return { ...study, status: rests ? 'paused' : state }
  })
}
