import { createFileRoute } from '@tanstack/react-router'
import { loadRegistration, StudyRegistrationPage } from '../features/study-requests/index.ts'

export const Route = createFileRoute('/essais-cliniques/$trial_name/inscription')({
  loader: loadRegistration,
  // Otherwise a step of the form would reload the study, with or without a network.
  staleTime: Number.POSITIVE_INFINITY,
  component: StudyRegistration,
})

function StudyRegistration() {
  const site = Route.useRouteContext()
  const { pageText, ...registration } = Route.useLoaderData()
  return <StudyRegistrationPage site={site} title={pageText.title} {...registration} />
}
