import { createFileRoute } from '@tanstack/react-router'
import { loadStudies, StudiesPage } from '../features/studies/index.ts'

export const Route = createFileRoute('/essais-cliniques/')({
  loaderDeps: ({ search }) => search,
  loader: loadStudies,
  component: StudiesHome,
})

function StudiesHome() {
  return <StudiesPage {...Route.useLoaderData()} />
}
