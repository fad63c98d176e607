import type { User } from '@clairmemoire/api-client/schema'
import { useRouter } from '@tanstack/react-router'
import type { SiteContext } from './site-context.ts'
import { useStored } from './site-hooks.ts'

const unknown = () => undefined

/** Whether this device's flag says that a staff member is logged in; undefined until the page has read it. */
export function useIsLogged(): boolean | undefined {
  const { session }: SiteContext = useRouter().options.context
  return useStored(session.isLogged, unknown)
}

/** The user of the session, once the backend has reported it. */
export function useUser(): User | undefined {
  const { session }: SiteContext = useRouter().options.context
  return useStored(session.user, unknown)
}
