export { trialEngagementCopy } from './engagement/trial-engagement.copy.ts'
export { TrialEngagementPage } from './engagement/trial-engagement-page.tsx'
export { loadRegistration } from './registration/load-registration.ts'
export { StudyRegistrationPage } from './registration/study-registration-page.tsx'
