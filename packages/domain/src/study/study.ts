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
  type Condition,
  type Criterion,
  conditions,
  type DiseaseStage,
  diseaseStages,
  furtherLists,
  isAnswerable,
  monthsAgo,
  partsOf,
  type Range,
  type List,
  listOf,
  lists,
  longQuestions,
  type Treatment,
  treatments,
} from './criterion.ts'

/** `sample` marks an invented site: the page that shows it says so. */
export interface StudySite {
  id: string
  city: string
  country: Country
  place: Place
  recruiting: boolean
  sample: boolean
}

/** Facts that people are compared with, wherever they live. */
export interface StudyFacts extends StudyListing {
  status: StudyStatus
  /** State of the sample sites, which stands in for an answer of the clinic while all sites are samples. */
  sampleStatus?: EnteredStatus
  /** The day that the facts were last compared with the sources. */
  lastChecked: CalendarDate
  kind: (typeof studyKinds)[number]
  registryIds: readonly string[]
  procedures: Procedures
  criteria: readonly Criterion[]
}

/** A study with the places where it takes people in. */
export interface Study extends StudyFacts {
  sites: readonly StudySite[]
}

/** A line of the eligibility text of a register, and what a person made of it. */
export interface RegisterLine {
  /** As in the register. */
  text: string
  /** A person has compared it with the register, and with our criteria. */
  seen: boolean
  /** The ids of the criteria that it became; none for a heading, or for what the team checks. */
  criteria: readonly string[]
}

export const studyKinds = ['medicine', 'observational'] as const

/** The sites of studies, by their code. */
export type StudySites = Readonly<Record<StudyCode, readonly StudySite[]>>

/** The key of a study in the contract and in stored rows. Which codes there are is data: one from elsewhere may be unknown here. */
export type StudyCode = string

/** What a study is called, and whose site shows it. */
export interface StudyListing {
  code: StudyCode
  /** As people write it: "PRECISE-AD" (R3-04). */
  name: string
  /** In addresses. It is not the code: "precise-ad" and PRECISE_AD differ by more than case. */
  slug: string
  /** The site that shows and matches it; its page is in this language alone (R3-02, R3-03, A-08). */
  locale: Locale
}

/**
 * "to_confirm": the sources do not prove that the study takes people in today. "paused": it takes nobody in for a while.
 * "not_yet_recruiting": announced, and not open.
 */
export type StudyStatus = (typeof studyStatuses)[number]

export const studyStatuses = ['recruiting', 'to_confirm', 'paused', 'not_yet_recruiting', 'closed'] as const

/** Whether somebody can ask to take part: neither over, nor paused, nor only announced. */
export function mayRecruit(status: StudyStatus): boolean {
  return status === 'recruiting' || status === 'to_confirm'
}

/** "of_some": of a part of those who take part. "unknown" is a question for the call, never a no. */
export const askedAnswers = ['yes', 'of_some', 'no', 'unknown'] as const

export type Asked = (typeof askedAnswers)[number]

/** What people want to know before anything else: what a study asks of those who take part, and what it spares them. */
export interface Procedures {
  lumbarPuncture: Asked
  /** A drip into a vein. */
  infusion: Asked
  /** A part of the study takes place at home. */
  atHome: Asked
}

/** Days after which nobody should rely on what was once compared with the sources. */
const maxDays = 30

/** Whether a study was last compared with its sources too long ago. */
export function isCheckDue({ lastChecked }: Pick<Study, 'lastChecked'>, today: CalendarDate): boolean {
  return daysBetween(lastChecked, today) > maxDays
}

/** The states that a coordinator may set. */
export const enteredStatuses = ['recruiting', 'to_confirm', 'paused'] as const

export type EnteredStatus = (typeof enteredStatuses)[number]

/** What the clinic has said last of studies, by their code. */
export type StudyStates = Readonly<Record<StudyCode, EnteredStatus>>

/**
 * The studies as people are told of them now, by register, clinic and sites: what the clinic has said last outweighs the register, a
 * study that has closed stays so, and one whose sites all take nobody in is paused, whatever was said (R4-42).
 */
export function withStates<Document extends Study>(studies: readonly Document[], states: StudyStates): Document[] {
  return studies.map((study) => {
    const said = study.status === 'closed' ? study.status : (states[study.code] ?? study.status)
    const rests = mayRecruit(said) && study.sites.length > 0 && !study.sites.some(({ recruiting }) => recruiting)
    return { ...study, status: rests ? 'paused' : said }
  })
}
