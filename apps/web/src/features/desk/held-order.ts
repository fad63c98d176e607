import type { DeskRequest } from '@clairmemoire/api-client/schema'
import { type RefObject, useEffect, useState } from 'react'

/** A list whose rows do not move while the user may be about to press one. */
interface HeldOrder {
  /** The rows in the displayed order with current data, including rows that are no longer in the list. */
  rows: readonly { request: DeskRequest; isGone: boolean }[]
  /** The number of new rows that are not displayed yet. */
  waiting: number
  /** Displays the current list. */
  release: () => void
}

/** Holds the order of the rows while the pointer or the focus is in the list. */
export function useHeldOrder(requests: readonly DeskRequest[], list: RefObject<HTMLElement | null>): HeldOrder {
  const [shown, setShown] = useState(requests)
  // The effect reads the position of the pointer from the browser.
  useEffect(() => {
    const timer = setTimeout(() => {
      if (!list.current?.matches(':hover, :focus-within')) setShown(requests)
    })
    return () => clearTimeout(timer)
  }, [requests, list])
  const current = new Map(requests.map((request) => [request.reference, request]))
  const known = new Set(shown.map(({ reference }) => reference))
  return {
    rows: shown.map((request) => ({
      request: current.get(request.reference) ?? request,
      isGone: !current.has(request.reference),
    })),
    waiting: requests.filter(({ reference }) => !known.has(reference)).length,
    release: () => setShown(requests),
  }
}
