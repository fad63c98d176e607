import { createFileRoute } from '@tanstack/react-router'
import { loadLegal, TextPage } from '../features/legal/index.ts'

export const Route = createFileRoute('/legal')({
  staticData: { screen: 'Legal' },
  loader: loadLegal,
  component: Legal,
})

function Legal() {
  const { text, updated } = Route.useLoaderData()
  return <TextPage text={text} updated={updated} />
}
