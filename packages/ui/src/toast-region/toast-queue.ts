import type { NoticeTone } from '../notice/notice.tsx'

/** How long a toast is on screen, in milliseconds (R9-07). */
export const TOAST_MS = 3000

/** The most toasts on screen at once. */
const MOST_SHOWN = 3

/** The most toasts waiting; beyond that the oldest is dropped, since every message is also on the page. */
const MOST_WAITING = 5

/** A toast is identified by text and tone. */
export interface Toast {
  tone: NoticeTone
  text: string
}

/** Why expiry is paused: the pointer or focus is on the toasts, the tab is hidden, or the reader keeps messages. */
export type Hold = 'pointer' | 'focus' | 'hidden-tab' | 'reader'

export interface ToastQueue {
  shown: readonly (Toast & { until: number })[]
  waiting: readonly Toast[]
  holds: readonly Hold[]
}

/** `now` is any monotonic clock in milliseconds. */
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

/** Milliseconds until a toast expires; undefined while paused or without toasts. */
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

/** After a pause toasts have their full time again. */
function released(queue: ToastQueue, now: number): ToastQueue {
  if (queue.holds.length > 0) return queue
  return { ...queue, shown: queue.shown.map((toast) => renewed(toast, now)) }
}

function renewed(toast: Toast, now: number) {
  return { ...toast, until: now + TOAST_MS }
}

/** Removes expired toasts and shows waiting ones; when none is left, pointer and focus pauses end. */
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
