import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/trial-finder')({
  staticData: { screen: 'TrialFinder' },
  component: () => <h1>…</h1>,
})
