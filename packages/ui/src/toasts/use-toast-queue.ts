import { useCallback, useEffect, useReducer } from 'react'
import { emptyQueue, type Hold, msUntilNextLeaves, nextQueue, type Toast } from './toast-queue.ts'

const now = () => performance.now()

/** The queue beside a real clock. It holds by itself while the tab is hidden and as long as the reader keeps messages. */
export function useToastQueue(keepMessages: boolean) {
  const [queue, send] = useReducer(nextQueue, emptyQueue)

  const show = useCallback((toast: Toast) => send({ type: 'show', toast, now: now() }), [])
  const close = useCallback((toast: Toast) => send({ type: 'close', toast, now: now() }), [])
  const hold = useCallback((hold: Hold, isHeld: boolean) => {
    send({ type: isHeld ? 'hold' : 'release', hold, now: now() })
  }, [])

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

  return { shown: queue.shown, show, close, clear, hold }
}
