import { failureIn, receiptOf, type Sent } from '@clairmemoire/api-client/calls'
import type { Failure } from '@clairmemoire/api-client/errors'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useRef } from 'react'
import { randomId } from '../../platform/draft-id/draft-ids.ts'

export interface Outcomes<Receipt, Content = void> {
  onSuccess?: ((receipt: Receipt, content: Content) => void) | undefined
  onFailure?: ((failure: Failure, content: Content) => void) | undefined
}

/** A mutation with its failure. While it is pending, further calls do nothing, even before the page renders again. */
export function useSend<Receipt, Content = void>(
  send: (content: Content) => Promise<Sent<Receipt>>,
  { onSuccess, onFailure }: Outcomes<Receipt, Content> = {},
) {
  const client = useQueryClient()
  const mutationKey = [useId()]
  const { error, mutate, ...mutation } = useMutation({
    mutationKey,
    mutationFn: (content: Content) => receiptOf(send(content)),
    onSuccess: (receipt, content) => onSuccess?.(receipt, content),
    onError: (reason, content) => onFailure?.(failureIn(reason), content),
  })
  return {
    ...mutation,
    failure: error ? failureIn(error) : undefined,
    mutate: (content: Content) => {
      if (client.isMutating({ mutationKey }) === 0) mutate(content)
    },
  }
}

/** Returns an idempotency key for the content to send. The same content has the same key until `end` is called (R0-16). */
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
