import { type CalendarDate, daysBetween } from '../calendar-date/calendar-date.ts'
import type { Country } from '../country/country.ts'
import type { Place } from '../distance/distance.ts'
import type { Locale } from '../locale/locale.ts'

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

/** How far memory trouble has gone: from none, through mild cognitive impairment, to severe dementia. */
export const diseaseStages = ['no_symptoms', 'mci', 'mild_dementia', 'moderate_dementia', 'severe_dementia'] as const

export type DiseaseStage = (typeof diseaseStages)[number]

/** `recent_cancer` means a cancer that may well come back, not any cancer of the past. */
export const conditions = ['stroke', 'epilepsy', 'other_brain_disease', 'recent_cancer'] as const

export type Condition = (typeof conditions)[number]

/** Medicines against amyloid given by drip or injection, or medicines taken for the symptoms of Alzheimer's disease. */
export const treatments = ['anti_amyloid', 'alzheimer_medicine'] as const

export type Treatment = (typeof treatments)[number]

/** Facts that no visitor can know of themselves: the study team checks them. */
export const checkedByTeamTopics = [
  'amyloid',
  'tau',
  'memory_score',
  'stable_medicines',
  'diagnosis',
  'general_health',
  'second_study_partner',
  'sight_and_hearing',
  'risk_of_alzheimer',
] as const

export type CheckedByTeamTopic = (typeof checkedByTeamTopics)[number]

/**
 * One condition for taking part. Ages are in years, both bounds included; ids are unique within a study.
 * `no_known_dementia` is read from the population a study describes, such as people at risk.
 */
export type Criterion = { id: string } & (
  | { kind: 'age_between'; min: number; max?: number }
  | { kind: 'stage_among'; stages: readonly DiseaseStage[] }
  | { kind: 'no_known_dementia' }
  | { kind: 'has_study_partner' }
  | { kind: 'mri_possible' }
  | { kind: 'free_of_condition'; condition: Condition }
  | { kind: 'not_treated_with'; treatment: Treatment }
  | { kind: 'checked_by_team'; topic: CheckedByTeamTopic }
)

/** Whether a person can answer for it; the rest only the study team can check. */
export function isAnswerable(criterion: Criterion): boolean {
  return criterion.kind !== 'checked_by_team'
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
