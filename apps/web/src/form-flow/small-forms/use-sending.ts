import type { Sent } from '@clairmemoire/api-client/calls'
import type { Failure } from '@clairmemoire/api-client/errors'
import { useRef, useState } from 'react'
import { randomId } from '../../platform/draft-id/random-id.ts'

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

/** Names each content that is sent: the same one tried again counts as the same, until it was confirmed (R0-16). */
export function useAttempt(): { keyOf: (content: unknown) => string; end: () => void } {
  const attempt = useRef<{ content: string; key: string }>(undefined)
  return {
    keyOf: (content) => {
      const text = JSON.stringify(content)
      if (attempt.current?.content !== text) attempt.current = { content: text, key: randomId() }
      return attempt.current.key
    },
    end: () => {
      attempt.current = undefined
    },
  }
}
