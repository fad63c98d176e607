import type { Residence } from '../country/country.ts'
import type { Place } from '../distance/distance.ts'
import type { Amount, Choice, Condition, DiseaseStage, List, Range, Treatment } from '../study/criterion.ts'

/** Undefined: the person was not asked or does not know. "declined": the person did not want to answer. */
export type Answered<Known> = Known | 'declined' | undefined

/** The entries of a list that a person named, and whether there may be others. */
export interface Named {
  named: readonly string[]
  others: 'none' | 'unknown' | 'declined'
}

/** The stages that are possible; none if a doctor has named another disease. */
export interface AnsweredStages {
  possible: readonly DiseaseStage[]
  /** The reason why it is not known which of several stages applies. */
  unsureReason: 'unknown' | 'declined'
}

/** Facts that a person has stated about themselves. An unknown or declined fact counts neither for nor against them. */
export interface Profile {
  residence: Residence
  place?: Place | undefined
  age?: Answered<number>
  stages?: AnsweredStages | undefined
  /** A doctor has diagnosed a dementia, of any stage. */
  knownDementia?: Answered<boolean>
  memoryWorries?: Answered<boolean>
  studyPartner?: Answered<boolean>
  mri?: Answered<boolean>
  lists?: { readonly [Key in List]?: Named | undefined }
  /** How many months ago each named entry was, if that was asked. */
  since?: { readonly [Key in Condition | Treatment]?: Answered<Range> }
  chosen?: { readonly [Key in Choice]?: Answered<string> }
  amounts?: { readonly [Key in Amount]?: Answered<Range> }
}
