import { loadCatalog } from '@clairmemoire/i18n/catalog'
import { isNotFound } from '@tanstack/react-router'
import { type PageWithParam, pageData } from '../../routing/page-loader.ts'
import { studyRequestsCatalog } from './engagement/trial-engagement.copy.ts'

const loadData = pageData(
  __PAGE_DATA__ &&
    (async ({ context, params }: PageWithParam<'trial_name'>) =>
      (await import('./registration/registration-data.ts')).registrationData(context, params.trial_name)),
)

/** In the browser the form also works if the content service fails, because the backend's list has the name of the study. */
export async function loadRegistration(page: Parameters<typeof loadData>[0]) {
  const { context, params } = page
  const listed = async (reason: unknown) => {
    if (import.meta.env.SSR || isNotFound(reason)) throw reason
    return (await import('./registration/registration-data.ts')).listedRegistration(context, params.trial_name)
  }
  const [data] = await Promise.all([loadData(page).catch(listed), loadCatalog(context.i18n, studyRequestsCatalog)])
  return data
}

export { trialEngagementCopy } from './engagement/trial-engagement.copy.ts'
export { TrialEngagementPage } from './engagement/trial-engagement-page.tsx'
export { StudyRegistrationPage } from './registration/study-registration-page.tsx'
