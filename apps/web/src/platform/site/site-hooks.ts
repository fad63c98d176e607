import type { Footer } from '@clairmemoire/cms-client/footer'
import type { Country } from '@clairmemoire/domain/country'
import { useRouter } from '@tanstack/react-router'
import type { Store } from '@tanstack/store'
import { useEffect, useSyncExternalStore } from 'react'
import { type ConsentChoice, type ConsentState, initialConsent } from '../consent/consent-choice.ts'
import type { SiteContext } from './site-context.ts'

/**
 * Subscribes to a store of the page and returns its value. `asSent` returns the value with which the server rendered the page, if it
 * differs.
 */
export function useStored<State>(store: Store<State>, asSent = () => store.state): State {
  return useSyncExternalStore(
    (listener) => store.subscribe(listener).unsubscribe,
    () => store.state,
    asSent,
  )
}

/** The locale, environment and public settings of this site; they never change while a page is open. */
export function useSite(): Pick<SiteContext, 'locale' | 'environment' | 'settings'> {
  return useRouter().options.context
}

/** The visitor's country if the page knows it, otherwise the country of the site. */
export function useVisitorCountry(): Country {
  const { visitorCountry, settings }: SiteContext = useRouter().options.context
  return useStored(visitorCountry, () => settings.country)
}

/** Sets the visitor's country on every page to the country of residence that the visitor stated (R0-63). */
export function useCountryOf(country: Country | undefined): void {
  const { visitorCountry }: SiteContext = useRouter().options.context
  useEffect(() => {
    if (country !== undefined) visitorCountry.setState(() => country)
  }, [visitorCountry, country])
}

/** The telephone number for the visitor's country, in E.164. */
export function useContactPhone(): string {
  return useSite().settings.phones[useVisitorCountry()]
}

/** Whether this device may have stored answers of its visitor; false while hydrating, because the server does not know. */
export function useMayHoldAnswers(): boolean {
  const { applicationState }: SiteContext = useRouter().options.context
  return useSyncExternalStore(
    unchanging,
    () => applicationState.mayHoldAnything(),
    () => false,
  )
}

const unchanging = () => () => {}

/** The links at the end of the page, as they were last loaded. */
export function useFooter(): Footer {
  const { footer }: SiteContext = useRouter().options.context
  return useStored(footer)
}

/** The visitor's present consent, and how to change it. */
export function useConsent(): ConsentState & Pick<ConsentChoice, 'choose' | 'setSettingsOpen'> {
  const { consent }: SiteContext = useRouter().options.context
  const { store, choose, setSettingsOpen } = consent
  return { ...useStored(store, () => initialConsent), choose, setSettingsOpen }
}
