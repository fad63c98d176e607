import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/')({
  staticData: { screen: 'Home' },
  component: () => <h1>Home</h1>,
})
