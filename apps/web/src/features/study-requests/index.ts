import { type PageWithParam, withHydratedData } from '../../routing/page-loader.ts'

/** In a separate module, so that other pages do not load study data. */
export const loadRegistration = withHydratedData(async ({ context, params }: PageWithParam<'trial_name'>) => {
  const { registrationData } = await import('./registration/registration-data.ts')
  return registrationData(context, params.trial_name)
})

export { trialEngagementCopy } from './engagement/trial-engagement.copy.ts'
export { TrialEngagementPage } from './engagement/trial-engagement-page.tsx'
export { StudyRegistrationPage } from './registration/study-registration-page.tsx'
