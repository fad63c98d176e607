import type { ReadingSettings } from '@clairmemoire/domain/reading-settings'
import { useRouter } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import type { SiteContext } from './site-context.ts'

/** How the reader wants pages to look now, and how to change it. */
export function useReading(): { reading: ReadingSettings; choose: (settings: ReadingSettings) => void } {
  const context: SiteContext = useRouter().options.context
  const { store, choose } = context.reading
  const now = () => store.state
  const reading = useSyncExternalStore((listener) => store.subscribe(listener).unsubscribe, now, now)
  return { reading, choose }
}
