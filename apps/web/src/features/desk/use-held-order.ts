import type { DeskRequest } from '@clairmemoire/api-client/schema'
import { type RefObject, useEffect, useState } from 'react'

/** A list whose rows stay where they are while somebody is about to press one. */
interface HeldOrder {
  /** The rows in the order that is shown, each as it is now; one that has left the list stays. */
  rows: readonly { request: DeskRequest; hasLeft: boolean }[]
  /** How many wait to be shown. */
  waiting: number
  /** Shows the list as it is now. */
  release: () => void
}

/** Nothing moves while the pointer or the focus is in the list. */
export function useHeldOrder(requests: readonly DeskRequest[], list: RefObject<HTMLElement | null>): HeldOrder {
  const [shown, setShown] = useState(requests)
  // Where the pointer is belongs to the browser.
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
      hasLeft: !current.has(request.reference),
    })),
    waiting: requests.filter(({ reference }) => !known.has(reference)).length,
    release: () => setShown(requests),
  }
}
