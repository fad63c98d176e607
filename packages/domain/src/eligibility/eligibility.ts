export {
  assessCriterion,
  assessStudy,
  type CriterionAssessment,
  type CriterionState,
  type NearestSite,
  type NoMatchReason,
  type Outcome,
  type StudyAssessment,
} from './assess-study.ts'
export type { Answered, AnsweredStages, Named, Profile } from './profile.ts'
export { rankStudies } from './rank-studies.ts'
