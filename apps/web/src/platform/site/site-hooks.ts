import type { Footer } from '@clairmemoire/cms-client/footer'
import type { Country } from '@clairmemoire/domain/country'
import { useRouter } from '@tanstack/react-router'
import type { Store } from '@tanstack/store'
import { useEffect, useSyncExternalStore } from 'react'
import { type ConsentChoice, type ConsentState, consentAsSent } from '../consent/consent-choice.ts'
import type { SiteContext } from './site-context.ts'

/** The current value of a store of the page; `asSent` is the value in the server's rendering, if it differs. */
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

/** The visitor's country, as far as this page knows: that of the site by default. */
export function useVisitorCountry(): Country {
  const { visitorCountry, settings }: SiteContext = useRouter().options.context
  return useStored(visitorCountry, () => settings.country)
}

/** Makes a stated country of residence that of the visitor on every page (R0-63). */
export function useCountryOf(country: Country | undefined): void {
  const { visitorCountry }: SiteContext = useRouter().options.context
  useEffect(() => {
    if (country !== undefined) visitorCountry.setState(() => country)
  }, [visitorCountry, country])
}

/** The telephone for the country of the visitor, E.164. */
export function useContactPhone(): string {
  return useSite().settings.phones[useVisitorCountry()]
}

/** Whether this device may have stored answers of its visitor, which the server does not know. */
export function useMayHoldAnswers(): boolean {
  const { applicationState }: SiteContext = useRouter().options.context
  return useSyncExternalStore(
    unchanging,
    () => applicationState.mayHoldAnything(),
    () => false,
  )
}

const unchanging = () => () => {}

/** The links at the end of the page, as last loaded. */
export function useFooter(): Footer {
  const { footer }: SiteContext = useRouter().options.context
  return useStored(footer)
}

/** The visitor's present consent, and how to change it. */
export function useConsent(): ConsentState & Pick<ConsentChoice, 'choose' | 'showSettings'> {
  const { consent }: SiteContext = useRouter().options.context
  const { store, choose, showSettings } = consent
  return { ...useStored(store, () => consentAsSent), choose, showSettings }
}
