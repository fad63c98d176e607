import type { DeskRequest } from '@clairmemoire/api-client/schema'
import { useState } from 'react'

/** A list whose rows stay where they are while somebody is about to press one. */
interface HeldOrder {
  /** The rows in the order that is shown, each as it is now; one that has left the list stays. */
  rows: readonly { request: DeskRequest; hasLeft: boolean }[]
  /** How many wait to be shown. */
  waiting: number
  /** Shows the list as it is now. */
  release: () => void
}

/** `isHeld` says whether the pointer or the focus is in the list. */
export function useHeldOrder(requests: readonly DeskRequest[], isHeld: boolean): HeldOrder {
  const [shown, setShown] = useState(requests)
  const release = () => setShown(requests)
  const current = new Map(requests.map((request) => [request.reference, request]))
  if (!isHeld && shown !== requests) setShown(requests)
  const known = new Set(shown.map(({ reference }) => reference))
  return {
    rows: shown.map((request) => ({
      request: current.get(request.reference) ?? request,
      hasLeft: !current.has(request.reference),
    })),
    waiting: requests.filter(({ reference }) => !known.has(reference)).length,
    release,
  }
}
