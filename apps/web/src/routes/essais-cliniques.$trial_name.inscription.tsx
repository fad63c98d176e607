import { createFileRoute } from '@tanstack/react-router'
import { loadRegistration, StudyRegistrationPage } from '../features/study-requests/index.ts'

export const Route = createFileRoute('/essais-cliniques/$trial_name/inscription')({
  loader: loadRegistration,
  // The data never become stale; otherwise each step of the form would reload the study.
  staleTime: Number.POSITIVE_INFINITY,
  component: StudyRegistration,
})

function StudyRegistration() {
  const site = Route.useRouteContext()
  const { pageText, ...registration } = Route.useLoaderData()
  return <StudyRegistrationPage site={site} title={pageText.title} {...registration} />
}
