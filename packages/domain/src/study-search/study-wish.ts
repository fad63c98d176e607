import type { Country } from '../country/country.ts'
import type { Place } from '../distance/distance.ts'
import type { DiseaseStage, Study, StudyStatus } from '../study/study.ts'

/** What somebody looks for in a catalogue; what is absent is all the same to them. Ages are in years. */
export interface StudyWish {
  country: Country
  place?: Place | undefined
  age?: number | undefined
  stage?: DiseaseStage | undefined
  kind?: Study['kind'] | undefined
  status?: StudyStatus | undefined
  noLumbarPuncture?: boolean
  noInfusion?: boolean
  atHome?: boolean
}
