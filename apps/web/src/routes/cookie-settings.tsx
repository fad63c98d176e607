import { createFileRoute } from '@tanstack/react-router'
import { CookieSettingsPage, loadCookieSettings } from '../features/cookie-settings/index.ts'

export const Route = createFileRoute('/cookie-settings')({
  loader: loadCookieSettings,
  component: CookieSettings,
})

function CookieSettings() {
  return <CookieSettingsPage {...Route.useLoaderData()} />
}
