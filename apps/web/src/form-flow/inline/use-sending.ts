import type { Sent } from '@clairmemoire/api-client/calls'
import type { Failure } from '@clairmemoire/api-client/errors'
import { useState } from 'react'

interface Sending {
  isSending: boolean
  /** Why the last attempt did not succeed. */
  failure: Failure | undefined
  /** What the backend confirmed; undefined when it did not. */
  sending: <Receipt>(sent: Promise<Sent<Receipt>>) => Promise<{ receipt: Receipt } | undefined>
}

/** Says while something is on its way, and what became of it. */
export function useSending(): Sending {
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const sending = async <Receipt>(sent: Promise<Sent<Receipt>>) => {
    setSending(true)
    setFailure(undefined)
    const answer = await sent
    setSending(false)
    if (answer.kind === 'confirmed') return answer
    setFailure(answer)
    return undefined
  }
  return { isSending, failure, sending }
}
