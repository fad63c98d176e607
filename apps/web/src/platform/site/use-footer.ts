import type { Footer } from '@clairmemoire/cms-client/footer'
import { useRouter } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import type { SiteContext } from './site-context.ts'

/** The links at the end of the page, as they were last read. */
export function useFooter(): Footer {
  const { footer }: SiteContext = useRouter().options.context
  const now = () => footer.state
  return useSyncExternalStore((listener) => footer.subscribe(listener).unsubscribe, now, now)
}
