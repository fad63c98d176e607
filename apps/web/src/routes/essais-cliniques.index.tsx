import { createFileRoute } from '@tanstack/react-router'
import { StudiesPage, studiesCatalog } from '../features/studies/index.ts'
import { catalogLoader } from '../routing/catalog-loader.ts'

export const Route = createFileRoute('/essais-cliniques/')({
  staticData: { screen: 'StudiesHome' },
  loader: catalogLoader(studiesCatalog),
  component: StudiesPage,
})
