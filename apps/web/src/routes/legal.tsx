import { createFileRoute } from '@tanstack/react-router'
import { LegalPage, legalCatalog } from '../features/legal/index.ts'
import { catalogLoader } from '../routing/catalog-loader.ts'

export const Route = createFileRoute('/legal')({
  staticData: { screen: 'Legal' },
  loader: catalogLoader(legalCatalog),
  component: LegalPage,
})
