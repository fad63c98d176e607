import { useRouter } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import type { ConsentChoice, ConsentState } from '../consent/consent-choice.ts'
import type { SiteContext } from './site-context.ts'

/** What this visitor agreed to now, and how to change it. */
export function useConsent(): ConsentState & Pick<ConsentChoice, 'choose' | 'showSettings'> {
  const context: SiteContext = useRouter().options.context
  const { store, asSent, choose, showSettings } = context.consent
  const now = () => store.state
  const state = useSyncExternalStore(
    (listener) => store.subscribe(listener).unsubscribe,
    now,
    () => asSent,
  )
  return { ...state, choose, showSettings }
}
