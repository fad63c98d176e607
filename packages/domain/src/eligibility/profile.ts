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

/** The stages of which one is theirs; none of them when a doctor has said that it is another disease. */
export interface AnsweredStages {
  among: readonly DiseaseStage[]
  /** Why it is not known which. */
  open: 'unknown' | 'declined'
}

/** The facts that a person has told about themselves. An unknown or declined fact never counts against them, nor for them. */
export interface Profile {
  residence: Residence
  place?: Place | undefined
  age?: Answered<number>
  stages?: AnsweredStages | undefined
  /** A doctor has named a dementia, of whatever stage. */
  knownDementia?: Answered<boolean>
  memoryWorries?: Answered<boolean>
  studyPartner?: Answered<boolean>
  mri?: Answered<boolean>
  lists?: { readonly [Key in List]?: Named | undefined }
  /** Months since each named entry, where it was asked. */
  since?: { readonly [Key in Condition | Treatment]?: Answered<Range> }
  chosen?: { readonly [Key in Choice]?: Answered<string> }
  amounts?: { readonly [Key in Amount]?: Answered<Range> }
}
