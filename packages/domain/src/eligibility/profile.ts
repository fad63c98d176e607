import type { Residence } from '../country/country.ts'
import type { Place } from '../distance/distance.ts'
import type { Amount, Choice, Condition, DiseaseStage, List, Range, Treatment } from '../study/criterion.ts'

/** Undefined is unknown: not asked, or the person does not know. "declined": asked, and not answered. */
export type Answered<Known> = Known | 'declined' | undefined

/** The entries of a list that a person named, and whether there may be others. */
export interface Named {
  named: readonly string[]
  others: 'none' | 'unknown' | 'declined'
}

/** The possible stages, one of which applies; empty when a doctor has named another disease. */
export interface AnsweredStages {
  among: readonly DiseaseStage[]
  /** Why the stage is not known. */
  open: 'unknown' | 'declined'
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
  /** Months since each named entry, where asked. */
  since?: { readonly [Key in Condition | Treatment]?: Answered<Range> }
  chosen?: { readonly [Key in Choice]?: Answered<string> }
  amounts?: { readonly [Key in Amount]?: Answered<Range> }
}
