import { createFileRoute } from '@tanstack/react-router'
import { CookieSettingsPage, loadCookieSettings } from '../features/cookie-settings/cookie-settings-page.tsx'

export const Route = createFileRoute('/cookie-settings')({
  loader: loadCookieSettings,
  component: CookieSettings,
})

function CookieSettings() {
  return <CookieSettingsPage {...Route.useLoaderData()} />
}
