import type { User } from '@clairmemoire/api-client/schema'
import { useRouter } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import type { SiteContext } from './site-context.ts'

/** Whether this device says that somebody of the clinic is logged in; undefined until the page looked. */
export function useIsLogged(): boolean | undefined {
  const { session }: SiteContext = useRouter().options.context
  return useSyncExternalStore(
    (listener) => session.isLogged.subscribe(listener).unsubscribe,
    () => session.isLogged.state,
    () => undefined,
  )
}

/** Whose session it is, once the backend said so. */
export function useUser(): User | undefined {
  const { session }: SiteContext = useRouter().options.context
  return useSyncExternalStore(
    (listener) => session.user.subscribe(listener).unsubscribe,
    () => session.user.state,
    () => undefined,
  )
}
