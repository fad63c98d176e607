export {
  type Asked,
  type CheckedByTeamTopic,
  type Condition,
  type Criterion,
  type DiseaseStage,
  isAnswerable,
  isCheckDue,
  mayRecruit,
  type Procedures,
  type Study,
  type StudyCode,
  type StudyFacts,
  type StudyListing,
  type StudySite,
  type StudySites,
  type StudyStatus,
  type Treatment,
} from './study-facts.ts'
export { studyProblems } from './study-problems.ts'
export { type EnteredStatus, type StudyStates, withStates } from './study-states.ts'
