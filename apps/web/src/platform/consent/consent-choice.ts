import { type ConsentValue, cookieConsent } from '@clairmemoire/domain/cookie-consent'
import { Store } from '@tanstack/store'

export interface ConsentState {
  /** Whether the dialog of the choice by category is open. */
  isOpen: boolean
  /** The categories that apply: required ones and those accepted by the visitor. */
  values: readonly ConsentValue[]
  /** Whether the browser sends Global Privacy Control: then no optional category applies, whatever the choice. */
  isRefusedByBrowser: boolean
}

/** The visitor's consent (R4-30 to R4-34). */
export interface ConsentChoice {
  store: Store<ConsentState>
  /** Stores the choice for the words of the form, here and on the site server. */
  choose: (words: readonly string[]) => void
  showSettings: (isOpen: boolean) => void
}

/** The state in which the server renders every page: without consent. */
export const consentAsSent: ConsentState = {
  isOpen: false,
  values: cookieConsent([], new Date(0)).values,
  isRefusedByBrowser: false,
}

/** For the server and for tests: a choice that lives in this object only. */
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
