import { createFileRoute } from '@tanstack/react-router'
import { HomePage, homeCatalog } from '../features/home/index.ts'
import { catalogLoader } from '../routing/catalog-loader.ts'

export const Route = createFileRoute('/')({
  staticData: { screen: 'Home' },
  loader: catalogLoader(homeCatalog),
  component: HomePage,
})
