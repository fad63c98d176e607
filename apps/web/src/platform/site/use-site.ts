import { useRouter } from '@tanstack/react-router'
import type { SiteContext } from './site-context.ts'

/** The locale, the environment and the public settings of this site; they never change while a page is open. */
export function useSite(): Pick<SiteContext, 'locale' | 'environment' | 'settings'> {
  return useRouter().options.context
}
