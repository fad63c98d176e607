export { assessCriterion, type CriterionState } from './assess-criterion.ts'
export {
  assessStudy,
  type CriterionAssessment,
  type NoMatchReason,
  type Outcome,
  type StudyAssessment,
} from './assess-study.ts'
export type { NearestSite } from './nearest-site.ts'
export type { Named, Profile, AnsweredStages, Answered } from './profile.ts'
export { rankStudies } from './rank-studies.ts'
