import { useEffect } from 'react'

// Moving, scrolling and typing come before a press, so that what Start needs is there when it is pressed.
const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const

/** Calls `onSign` once, when the visitor first does anything on the page; it must stay the same between renders. */
export function useFirstSign(onSign: () => void): void {
  useEffect(() => {
    const seen = new AbortController()
    const answer = () => {
      seen.abort()
      onSign()
    }
    for (const sign of signs) addEventListener(sign, answer, { signal: seen.signal, passive: true })
    return () => seen.abort()
  }, [onSign])
}
