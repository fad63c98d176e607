import { useRef } from 'react'
import { randomId } from '../../platform/draft-id/random-id.ts'

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
