import { useRouter } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { type ConsentChoice, type ConsentState, consentAsSent } from '../consent/consent-choice.ts'
import type { SiteContext } from './site-context.ts'

/** What this visitor agreed to now, and how to change it. */
export function useConsent(): ConsentState & Pick<ConsentChoice, 'choose' | 'showSettings'> {
  const context: SiteContext = useRouter().options.context
  const { store, choose, showSettings } = context.consent
  const state = useSyncExternalStore(
    (listener) => store.subscribe(listener).unsubscribe,
    () => store.state,
    () => consentAsSent,
  )
  return { ...state, choose, showSettings }
}
