import { type ConsentValue, cookieConsent } from '@clairmemoire/domain/cookie-consent'
import { Store } from '@tanstack/store'

export interface ConsentState {
  /** The choice by category stands over the page. */
  isOpen: boolean
  /** What counts: what is required and what the visitor agreed to. */
  values: readonly ConsentValue[]
  /** The browser says no for its person (Global Privacy Control): nothing optional counts, whatever was chosen. */
  isRefusedByBrowser: boolean
}

/** What this visitor agreed to (R4-30 to R4-34). */
export interface ConsentChoice {
  store: Store<ConsentState>
  /** Keeps what the words of the form mean, here and at the site server. */
  choose: (words: readonly string[]) => void
  showSettings: (isOpen: boolean) => void
}

/** As the server renders every page: nobody has agreed to anything. */
export const consentAsSent: ConsentState = {
  isOpen: false,
  values: cookieConsent([], new Date(0)).values,
  isRefusedByBrowser: false,
}

/** For the server and for tests: keeps the choice no longer than this object. */
export function createMemoryConsentChoice(): ConsentChoice {
  const store = new Store(consentAsSent)
  return {
    store,
    showSettings: (isOpen) => store.setState((state) => ({ ...state, isOpen })),
    choose: (words) => {
      const { values } = cookieConsent(words, new Date())
      store.setState((state) => ({ ...state, values }))
    },
  }
}
