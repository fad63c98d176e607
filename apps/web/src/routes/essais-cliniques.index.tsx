import { createFileRoute } from '@tanstack/react-router'
import { loadStudies, StudiesPage } from '../features/studies/index.ts'

export const Route = createFileRoute('/essais-cliniques/')({
  loader: loadStudies,
  component: StudiesHome,
})

function StudiesHome() {
  const { studies } = Route.useLoaderData()
  return <StudiesPage studies={studies} />
}
