import { type PageWithParam, withHydratedData } from '../../routing/page-loader.ts'

/** Apart from the page, so that no other page loads what is known of studies. */
export const loadRegistration = withHydratedData(async ({ context, params }: PageWithParam<'trial_name'>) => {
  const { registrationData } = await import('./registration/registration-data.ts')
  return registrationData(context, params.trial_name)
})

export { trialEngagementCopy } from './engagement/trial-engagement.copy.ts'
export { TrialEngagementPage } from './engagement/trial-engagement-page.tsx'
export { StudyRegistrationPage } from './registration/study-registration-page.tsx'
