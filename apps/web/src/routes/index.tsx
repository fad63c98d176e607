import { createFileRoute } from '@tanstack/react-router'
import { HomePage, homeCopy } from '../features/home/index.ts'
import { pageLoader } from '../routing/page-loader.ts'

export const Route = createFileRoute('/')({
  staticData: { screen: 'Home' },
  loader: pageLoader(homeCopy),
  component: HomePage,
})
