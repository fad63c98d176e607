import { createFileRoute } from '@tanstack/react-router'
import { ComparisonPage, loadComparison } from '../features/studies/index.ts'

export const Route = createFileRoute('/essais-cliniques/comparaison')({
  loaderDeps: ({ search }) => search,
  loader: loadComparison,
  component: StudiesComparison,
})

function StudiesComparison() {
  return <ComparisonPage {...Route.useLoaderData()} />
}
