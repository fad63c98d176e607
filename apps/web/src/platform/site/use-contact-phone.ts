import { useRouter } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import type { SiteContext } from './site-context.ts'

/** The telephone for the country of the visitor, E.164. */
export function useContactPhone(): string {
  const { settings, visitorCountry }: SiteContext = useRouter().options.context
  const now = () => visitorCountry.state
  const country = useSyncExternalStore((listener) => visitorCountry.subscribe(listener).unsubscribe, now, now)
  return settings.phones[country]
}
