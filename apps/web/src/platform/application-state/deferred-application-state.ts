import type { ApplicationState } from './application-state.ts'

/**
 * An application state whose code is loaded when it is first needed. Where it does not load, nothing is remembered or kept beyond
 * this page.
 */
export function deferredApplicationState(
  load: () => Promise<ApplicationState>,
  isAnythingKept: () => boolean,
): ApplicationState {
  return {
    restore: () => {
      if (isAnythingKept()) void load().then((state) => state.restore(), nothing)
    },
    open: (part) => load().then((state) => state.open(part), nothing),
    save: (part, value) => load().then((state) => state.save(part, value), inTab),
    erase: (part) => load().then((state) => state.erase(part), nothing),
    onExternalChange: (part, listener) => {
      let isWanted = true
      let stop = nothing
      void load().then((state) => {
        if (isWanted) stop = state.onExternalChange(part, listener)
      }, nothing)
      return () => {
        isWanted = false
        stop()
      }
    },
  }
}

const nothing = () => undefined as void
const inTab = () => 'tab' as const
