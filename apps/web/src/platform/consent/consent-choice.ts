import { type ConsentValue, cookieConsent } from '@clairmemoire/domain/cookie-consent'
import { Store } from '@tanstack/store'

export interface ConsentState {
  /** Whether the dialog of the choice by category is open. */
  isOpen: boolean
  /** The categories that apply: required ones and those accepted by the visitor. */
  values: readonly ConsentValue[]
  /** Whether the browser sends Global Privacy Control. Then no optional category applies, whatever the visitor chose. */
  isRefusedByBrowser: boolean
}

/** The visitor's consent (R4-30 to R4-34). */
export interface ConsentChoice {
  store: Store<ConsentState>
  /** Stores a choice in this browser and on the site server. */
  choose: (formValues: readonly string[]) => void
  setSettingsOpen: (isOpen: boolean) => void
}

/** The state with which the server renders every page: without consent. */
export const initialConsent: ConsentState = {
  isOpen: false,
  values: cookieConsent([], new Date(0)).values,
  isRefusedByBrowser: false,
}

/** A choice that only this object stores, for the server and for tests. */
export function createMemoryConsentChoice(): ConsentChoice {
  const store = new Store(initialConsent)
  return {
    store,
    setSettingsOpen: (isOpen) => store.setState((state) => ({ ...state, isOpen })),
    choose: (formValues) => {
      const { values } = cookieConsent(formValues, new Date())
      store.setState((state) => ({ ...state, values }))
    },
  }
}
