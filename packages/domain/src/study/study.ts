export type { Asked, Procedures } from './procedures.ts'
export type { Study, StudyFacts, StudySite, StudySites } from './study-facts.ts'
export type { StudyCode, StudyListing } from './study-listing.ts'
export { mayRecruit, type StudyStatus } from './study-status.ts'
export { isCheckDue } from './check-due.ts'
export { studyProblems } from './study-problems.ts'
export {
  type CheckedByTeamTopic,
  type Condition,
  type Criterion,
  isAnswerable,
  type DiseaseStage,
  type Treatment,
} from './criterion.ts'
