import { createFileRoute } from '@tanstack/react-router'
import { legalCatalog, PrivacyPolicyPage } from '../features/legal/index.ts'
import { catalogLoader } from '../routing/catalog-loader.ts'

export const Route = createFileRoute('/privacy-policy')({
  staticData: { screen: 'PrivacyPolicy' },
  loader: catalogLoader(legalCatalog),
  component: PrivacyPolicyPage,
})
