import type { NoticeTone } from '../notice/notice.tsx'

/** How long a toast is on screen, in milliseconds (R9-07). */
export const TOAST_MS = 3000

/** At most this many toasts are on screen at the same time. */
const MOST_SHOWN = 3

/** At most this many toasts are queued. If there are more, the oldest are dropped, because every message is also on the page. */
const MOST_WAITING = 5

/** Two toasts with the same text and tone are the same toast. */
export interface Toast {
  tone: NoticeTone
  text: string
}

/** The reasons why expiry is paused: the pointer or focus is on the toasts, the tab is hidden, or the reader keeps messages. */
export type Hold = 'pointer' | 'focus' | 'hidden-tab' | 'reader'

export interface ToastQueue {
  shown: readonly (Toast & { until: number })[]
  waiting: readonly Toast[]
  holds: readonly Hold[]
}

/** `now` is the time of the event in milliseconds, on any monotonic clock. */
export type ToastEvent = { now: number } & (
  | { type: 'show' | 'close'; toast: Toast }
  | { type: 'hold' | 'release'; hold: Hold }
  | { type: 'clear' | 'time' }
)

export const emptyQueue: ToastQueue = { shown: [], waiting: [], holds: [] }

const isSame = (one: Toast) => (other: Toast) => one.tone === other.tone && one.text === other.text

export function nextQueue(queue: ToastQueue, event: ToastEvent): ToastQueue {
  return updated(afterEvent(queue, event), event.now)
}

/** Returns the milliseconds until the next toast expires; undefined while expiry is paused or if there are no toasts. */
export function msUntilNextExpiry({ shown, holds }: ToastQueue, now: number): number | undefined {
  if (shown.length === 0 || holds.length > 0) return undefined
  return Math.max(0, Math.min(...shown.map((toast) => toast.until)) - now)
}

function afterEvent(queue: ToastQueue, event: ToastEvent): ToastQueue {
  const { shown, waiting, holds } = queue
  switch (event.type) {
    case 'show': {
      const same = isSame(event.toast)
      if (shown.some(same))
        return { ...queue, shown: shown.map((toast) => (same(toast) ? renewed(toast, event.now) : toast)) }
      return waiting.some(same) ? queue : { ...queue, waiting: [...waiting, event.toast] }
    }
    case 'close': {
      const others = (toast: Toast) => !isSame(event.toast)(toast)
      return { ...queue, shown: shown.filter(others), waiting: waiting.filter(others) }
    }
    case 'hold':
      return { ...queue, holds: [...holds.filter((hold) => hold !== event.hold), event.hold] }
    case 'release':
      return released({ ...queue, holds: holds.filter((hold) => hold !== event.hold) }, event.now)
    case 'clear':
      return { ...queue, shown: [], waiting: [] }
    case 'time':
      return queue
  }
}

/** When the last pause ends, all toasts get their full time again. */
function released(queue: ToastQueue, now: number): ToastQueue {
  if (queue.holds.length > 0) return queue
  return { ...queue, shown: queue.shown.map((toast) => renewed(toast, now)) }
}

function renewed(toast: Toast, now: number) {
  return { ...toast, until: now + TOAST_MS }
}

/** Removes expired toasts and shows queued ones. If no toast is left, the pauses by pointer and focus end. */
function updated({ shown, waiting, holds }: ToastQueue, now: number): ToastQueue {
  const staying = holds.length > 0 ? shown : shown.filter((toast) => toast.until > now)
  const free = Math.max(0, MOST_SHOWN - staying.length)
  const next = [...staying, ...waiting.slice(0, free).map((toast) => renewed(toast, now))]
  return {
    shown: next,
    waiting: waiting.slice(free).slice(-MOST_WAITING),
    holds: next.length > 0 ? holds : holds.filter((hold) => hold !== 'pointer' && hold !== 'focus'),
  }
}
