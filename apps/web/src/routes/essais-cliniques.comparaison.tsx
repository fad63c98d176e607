import { createFileRoute } from '@tanstack/react-router'
import { ComparisonPage, loadComparison } from '../features/studies/index.ts'
import { listSearch } from '../routing/list-search.ts'

export const Route = createFileRoute('/essais-cliniques/comparaison')({
  validateSearch: listSearch,
  loaderDeps: ({ search }) => search,
  loader: loadComparison,
  component: StudiesComparison,
})

function StudiesComparison() {
  return <ComparisonPage {...Route.useLoaderData()} />
}
