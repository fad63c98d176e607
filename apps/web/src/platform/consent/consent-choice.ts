import { type ConsentValue, cookieConsent } from '@clairmemoire/domain/cookie-consent'
import { Store } from '@tanstack/store'

export interface ConsentState {
  /** The page asks, because nothing was chosen yet or it no longer counts. */
  isAsking: boolean
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
  /** As the server rendered the page: parts of it that become interactive later start from there too. */
  asSent: ConsentState
  /** Keeps what the words of the form mean, here and at the site server. */
  choose: (words: readonly string[]) => void
  showSettings: (isOpen: boolean) => void
}

/** For the server and for tests: keeps the choice no longer than this object. */
export function createMemoryConsentChoice(isAsking: boolean): ConsentChoice {
  const { values: required } = cookieConsent([], new Date())
  const asSent: ConsentState = { isAsking, isOpen: false, values: required, isRefusedByBrowser: false }
  const store = new Store(asSent)
  return {
    store,
    asSent,
    showSettings: (isOpen) => store.setState((state) => ({ ...state, isOpen })),
    choose: (words) => {
      const { values } = cookieConsent(words, new Date())
      store.setState((state) => ({ ...state, isAsking: false, values }))
    },
  }
}
