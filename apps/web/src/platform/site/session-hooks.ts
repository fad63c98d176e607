import type { User } from '@clairmemoire/api-client/schema'
import { useRouter } from '@tanstack/react-router'
import type { SiteContext } from './site-context.ts'
import { useStored } from './site-hooks.ts'

const unknown = () => undefined

/** Whether this device says that somebody of the clinic is logged in; undefined until the page looked. */
export function useIsLogged(): boolean | undefined {
  const { session }: SiteContext = useRouter().options.context
  return useStored(session.isLogged, unknown)
}

/** Whose session it is, once the backend said so. */
export function useUser(): User | undefined {
  const { session }: SiteContext = useRouter().options.context
  return useStored(session.user, unknown)
}
