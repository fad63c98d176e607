import { useCallback, useEffect, useReducer, useRef } from 'react'
import { emptyQueue, type Hold, msUntilNextLeaves, nextQueue, type Toast } from './toast-queue.ts'

const now = () => performance.now()

/** The queue beside a real clock. It holds by itself while the tab is hidden and as long as the reader keeps messages. */
export function useToastQueue(asked: readonly Toast[], keepMessages: boolean) {
  const [queue, send] = useReducer(nextQueue, emptyQueue)
  const known = useRef<readonly Toast[]>([])

  const close = useCallback((toast: Toast) => send({ type: 'close', toast, now: now() }), [])
  const hold = useCallback((hold: Hold, isHeld: boolean) => {
    send({ type: isHeld ? 'hold' : 'release', hold, now: now() })
  }, [])

  // A toast is shown because its message appeared, and is no longer true when that is gone.
  useEffect(() => {
    for (const toast of known.current) if (!asked.includes(toast)) close(toast)
    for (const toast of asked) if (!known.current.includes(toast)) send({ type: 'show', toast, now: now() })
    known.current = asked
  }, [asked, close])

  const clear = useCallback(() => send({ type: 'clear', now: now() }), [])

  // Time passes outside React.
  useEffect(() => {
    const wait = msUntilNextLeaves(queue, now())
    if (wait === undefined) return
    const timer = setTimeout(() => send({ type: 'time', now: now() }), wait)
    return () => clearTimeout(timer)
  }, [queue])

  // A tab is hidden and shown by the browser, not by React.
  useEffect(() => {
    const look = () => hold('hidden-tab', document.visibilityState === 'hidden')
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [hold])

  // The wish may change while toasts are on screen.
  useEffect(() => hold('reader', keepMessages), [hold, keepMessages])

  return { shown: queue.shown, close, clear, hold }
}
