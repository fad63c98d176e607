import { X } from 'lucide'
import {
  type FocusEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { Button } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { Notice } from '../notice/notice.tsx'
import { emptyQueue, type Hold, msUntilNextExpiry, nextQueue, type Toast } from './toast-queue.ts'

const now = () => performance.now()

const query = '(prefers-reduced-motion: reduce)'

/** The region that shows toasts, at the end of a page. Esc clears all toasts, wherever the focus is. */
export function ToastRegion({ asked, label, closeLabel, keepMessages }: ToastRegionProps) {
  const reducedMotion = useReducedMotion()
  const { shown, close, clear, hold } = useToastQueue(asked, keepMessages ?? reducedMotion)
  const region = useRef<HTMLElement>(null)
  const place = useToastPlace(region, shown.length)
  const previousFocus = useRef<HTMLElement>(null)
  const base = useId()

  /** Moves the focus back to where it was before, because it would be lost if the button that has it is removed. */
  const restoreFocus = useCallback(() => {
    const focused = document.activeElement
    if (!(focused instanceof HTMLElement) || !region.current?.contains(focused)) return
    focused.blur()
    previousFocus.current?.focus({ preventScroll: true })
  }, [])

  const isEmpty = shown.length === 0
  // The listener is on the document, because the focus may be anywhere on the page.
  useEffect(() => {
    if (isEmpty) return
    const clearOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      restoreFocus()
      clear()
    }
    document.addEventListener('keydown', clearOnEscape)
    return () => document.removeEventListener('keydown', clearOnEscape)
  }, [isEmpty, restoreFocus, clear])

  const handleFocus = (event: FocusEvent) => {
    if (event.relatedTarget instanceof HTMLElement && !region.current?.contains(event.relatedTarget)) {
      previousFocus.current = event.relatedTarget
    }
    hold('focus', true)
  }
  const handleBlur = (event: FocusEvent) => {
    if (!region.current?.contains(event.relatedTarget)) hold('focus', false)
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only pauses the expiry
    <section
      className={`toasts toasts--${place}`}
      ref={region}
      aria-label={isEmpty ? undefined : label}
      onPointerEnter={() => hold('pointer', true)}
      onPointerLeave={() => hold('pointer', false)}
      onFocus={handleFocus}
      onBlur={handleBlur}
    >
      {/* This element exists before the first message, because screen readers would not announce it otherwise (WCAG 4.1.3). */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output may hold phrases, not messages with buttons */}
      <div className="toasts__messages" role="status" aria-atomic="false">
        {shown.map((toast, index) => (
          <Notice key={`${toast.tone} ${toast.text}`} tone={toast.tone}>
            <p id={`${base}${index}`}>{toast.text}</p>
            <Button
              kind="link"
              aria-describedby={`${base}${index}`}
              onClick={() => {
                restoreFocus()
                close(toast)
              }}
            >
              <Icon drawing={X}>{closeLabel}</Icon>
            </Button>
          </Notice>
        ))}
      </div>
    </section>
  )
}

interface ToastRegionProps {
  /** The toasts of the notices that are on the page now. */
  asked: readonly Toast[]
  /** Accessible name of the region while it has toasts. */
  label: string
  closeLabel: NonNullable<ReactNode>
  /** Whether messages stay until they are closed (WCAG 2.2.1); undefined follows the system's reduced motion setting. */
  keepMessages?: boolean
}

/** Whether the system is set to reduce motion. The server does not know this setting and renders as if it were off. */
function useReducedMotion(): boolean {
  return useSyncExternalStore(
    subscribeToMotion,
    () => matchMedia(query).matches,
    () => false,
  )
}

function subscribeToMotion(onChange: () => void) {
  const media = matchMedia(query)
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}

/** Whether toasts are shown at the start or the end of the window, so that they do not cover the focused element. */
function useToastPlace(region: RefObject<HTMLElement | null>, count: number): 'start' | 'end' {
  const [place, setPlace] = useState<'start' | 'end'>('end')
  // Whether elements overlap is known only after layout.
  useLayoutEffect(() => {
    const element = region.current
    if (count === 0 || element === null) return
    const update = () => setPlace(toastPlace(element.getBoundingClientRect(), window.innerHeight, focusedArea(element)))
    update()
    const stopped = new AbortController()
    const options = { signal: stopped.signal, passive: true }
    document.addEventListener('focusin', update, options)
    window.addEventListener('scroll', update, options)
    window.addEventListener('resize', update, options)
    return () => stopped.abort()
  }, [region, count])
  return place
}

function focusedArea(toasts: HTMLElement): Area | undefined {
  const focused = document.activeElement
  if (focused === null || focused === document.body || toasts.contains(focused)) return undefined
  return focused.getBoundingClientRect()
}

/** The queue, connected to the clock. It pauses while the tab is hidden or the reader keeps messages. */
function useToastQueue(asked: readonly Toast[], keepMessages: boolean) {
  const [queue, send] = useReducer(nextQueue, emptyQueue)
  const known = useRef<readonly Toast[]>([])

  const close = useCallback((toast: Toast) => send({ type: 'close', toast, now: now() }), [])
  const hold = useCallback((hold: Hold, isHeld: boolean) => {
    send({ type: isHeld ? 'hold' : 'release', hold, now: now() })
  }, [])

  // A toast is shown when its message appears on the page, and is removed when the message is removed.
  useEffect(() => {
    for (const toast of known.current) if (!asked.includes(toast)) close(toast)
    for (const toast of asked) if (!known.current.includes(toast)) send({ type: 'show', toast, now: now() })
    known.current = asked
  }, [asked, close])

  const clear = useCallback(() => send({ type: 'clear', now: now() }), [])

  // A timer is external to React.
  useEffect(() => {
    const wait = msUntilNextExpiry(queue, now())
    if (wait === undefined) return
    const timer = setTimeout(() => send({ type: 'time', now: now() }), wait)
    return () => clearTimeout(timer)
  }, [queue])

  // Visibility of the tab is external to React.
  useEffect(() => {
    const update = () => hold('hidden-tab', document.visibilityState === 'hidden')
    update()
    document.addEventListener('visibilitychange', update)
    return () => document.removeEventListener('visibilitychange', update)
  }, [hold])

  // The setting may change while toasts are on screen.
  useEffect(() => hold('reader', keepMessages), [hold, keepMessages])

  return { shown: queue.shown, close, clear, hold }
}

/** A rectangle of the window, in pixels from its top left corner. */
interface Area {
  top: number
  right: number
  bottom: number
  left: number
}

/** Returns `end`, unless toasts would cover the focused element at the end of the window but not at its start (WCAG 2.4.12). */
export function toastPlace(toasts: Area, windowHeight: number, focused: Area | undefined): 'start' | 'end' {
  if (focused === undefined) return 'end'
  const { left, right } = toasts
  const height = toasts.bottom - toasts.top
  const gap = Math.max(0, Math.min(toasts.top, windowHeight - toasts.bottom))
  const atEnd = { left, right, top: windowHeight - gap - height, bottom: windowHeight }
  const atStart = { left, right, top: 0, bottom: gap + height }
  return overlap(atEnd, focused) && !overlap(atStart, focused) ? 'start' : 'end'
}

function overlap(one: Area, other: Area): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}
