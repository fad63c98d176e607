import { createFileRoute } from '@tanstack/react-router'
import { loadPrivacyPolicy, TextPage } from '../features/legal/index.ts'

export const Route = createFileRoute('/privacy-policy')({
  staticData: { screen: 'PrivacyPolicy' },
  loader: loadPrivacyPolicy,
  component: PrivacyPolicy,
})

function PrivacyPolicy() {
  const { text, updated } = Route.useLoaderData()
  return <TextPage text={text} updated={updated} />
}
