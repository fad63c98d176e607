import type { ApplicationState } from './application-state.ts'

/** An application state whose code is loaded on first use. If loading fails, nothing is stored beyond this page. */
export function deferredApplicationState(
  load: () => Promise<ApplicationState>,
  isAnythingStored: () => boolean,
): ApplicationState {
  let isAsked = false
  // Once the code was requested, the tab may hold values that the storage does not show.
  const mayHoldAnything = () => isAsked || isAnythingStored()
  const loaded = () => {
    isAsked = true
    return load()
  }
  return {
    restore: () => {
      if (isAnythingStored()) void loaded().then((state) => state.restore(), nothing)
    },
    mayHoldAnything,
    prepare: () => loaded().then((state) => state.prepare(), nothing),
    open: async (part) => (mayHoldAnything() ? loaded().then((state) => state.open(part), nothing) : undefined),
    save: (part, value, lifetime) => loaded().then((state) => state.save(part, value, lifetime), inTab),
    storedFor: async (part) =>
      mayHoldAnything()
        ? loaded().then(
            (state) => state.storedFor(part),
            () => undefined,
          )
        : undefined,
    erase: (part) => loaded().then((state) => state.erase(part), nothing),
    onExternalChange: (part, listener) => {
      const listening = loaded().then(
        (state) => state.onExternalChange(part, listener),
        () => nothing,
      )
      return () => void listening.then((stop) => stop())
    },
  }
}

const nothing = () => undefined as void
const inTab = () => 'tab' as const
