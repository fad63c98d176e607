import type { Place } from '../distance/distance.ts'
import type { Country, Stage } from '../study/study.ts'

/** What a person has told about themselves. Undefined is unknown, which never counts against them; an empty list is "none". */
export interface Profile {
  country: Country
  place?: Place | undefined
  age?: number | undefined
  stage?: Stage | undefined
  studyPartner?: boolean | undefined
  mri?: boolean | undefined
  conditions?: readonly string[] | undefined
  treatments?: readonly string[] | undefined
}
