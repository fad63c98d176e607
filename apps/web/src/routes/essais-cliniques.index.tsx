import { createFileRoute } from '@tanstack/react-router'
import { loadStudies, StudiesPage } from '../features/studies/index.ts'
import { listSearch } from '../routing/list-search.ts'

export const Route = createFileRoute('/essais-cliniques/')({
  validateSearch: listSearch,
  loaderDeps: ({ search }) => search,
  loader: loadStudies,
  component: StudiesHome,
})

function StudiesHome() {
  return <StudiesPage {...Route.useLoaderData()} search={Route.useSearch()} />
}
