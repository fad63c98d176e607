import type { Residence } from '../country/country.ts'
import type { Place } from '../distance/distance.ts'
import type { DiseaseStage } from '../study/study.ts'

/** Undefined is unknown: not asked, or the person does not know. "declined": the person preferred not to say. */
export type Answered<Known> = Known | 'declined' | undefined

/** What a person named out of a list, and what is known of the rest of it. */
export interface Named {
  named: readonly string[]
  others: 'none' | 'unknown' | 'declined'
}

/** The stages of which one is theirs; none of them when a doctor has said that it is another disease. */
export interface AnsweredStages {
  among: readonly DiseaseStage[]
  /** Why it is not known which. */
  open: 'unknown' | 'declined'
}

/** What a person has told about themselves. What is unknown or declined never counts against them, nor for them. */
export interface Profile {
  residence: Residence
  place?: Place | undefined
  age?: Answered<number>
  stages?: AnsweredStages | undefined
  /** A doctor has named a dementia, of whatever stage. */
  knownDementia?: Answered<boolean>
  studyPartner?: Answered<boolean>
  mri?: Answered<boolean>
  conditions?: Named | undefined
  treatments?: Named | undefined
}
