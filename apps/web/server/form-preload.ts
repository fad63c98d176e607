import type { Page, Screen } from '../src/routing/site-map.ts'

/** What the first press on a form opens. */
const stagesOf: Partial<Record<Screen, string>> = {
  Questionnaire: 'src/features/self-test/test/test-flow.tsx',
  TrialFinder: 'src/features/trial-finder/screening/screening-flow.tsx',
  PreconsultationForm: 'src/features/preconsultation/sections/section-stage.tsx',
  PreconsultationStep: 'src/features/preconsultation/sections/section-stage.tsx',
  PreconsultationContactForm: 'src/features/preconsultation/contact/contact-flow.tsx',
  PreconsultationFormCompleted: 'src/features/preconsultation/completed.tsx',
  SecondaryConsultation: 'src/features/secondary-consultation/secondary-flow.ts',
  ConsultationRequest: 'src/features/consultation/consultation-flow.ts',
  StudyRegistration: 'src/features/study-requests/study-request-flow.tsx',
  TrialEngagementForm: 'src/features/study-requests/study-request-flow.tsx',
  Referral: 'src/features/professionals/referral/referral-flow.ts',
  Application: 'src/features/professionals/application/application-flow.ts',
  MemHopSignup: 'src/features/programme/programme-flow.tsx',
  Login: 'src/features/login/login-form.tsx',
  Desk: 'src/features/desk/desk-view.tsx',
}

/** What every stage asks and keeps with. */
const clients = 'src/platform/clients/asking-clients.ts'

/** Modules, as the manifest of the build names them; empty for a page that is no form. */
export function modulesOfFirstPress({ screen }: Page): readonly string[] {
  const stage = stagesOf[screen]
  return stage === undefined ? [] : [stage, clients]
}
