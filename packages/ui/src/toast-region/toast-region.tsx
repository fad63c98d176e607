import { X } from 'lucide'
import { type FocusEvent, type ReactNode, useCallback, useEffect, useId, useRef } from 'react'
import { Button } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { Notice } from '../notice/notice.tsx'
import type { Toast } from './toast-queue.ts'
import { useReducedMotion } from './use-reduced-motion.ts'
import { useToastPlace } from './use-toast-place.ts'
import { useToastQueue } from './use-toast-queue.ts'

/** Where toasts lie, the last lines of a page. Esc clears them from wherever the focus is. */
export function ToastRegion({ asked, label, closeLabel, keepMessages }: ToastRegionProps) {
  const asksForCalm = useReducedMotion()
  const { shown, close, clear, hold } = useToastQueue(asked, keepMessages ?? asksForCalm)
  const region = useRef<HTMLElement>(null)
  const place = useToastPlace(region, shown.length)
  const cameFrom = useRef<HTMLElement>(null)
  const base = useId()

  /** A button that vanishes under the focus would leave the reader nowhere. */
  const giveFocusBack = useCallback(() => {
    const focused = document.activeElement
    if (!(focused instanceof HTMLElement) || !region.current?.contains(focused)) return
    focused.blur()
    cameFrom.current?.focus({ preventScroll: true })
  }, [])

  const isEmpty = shown.length === 0
  // The focus may be anywhere on the page.
  useEffect(() => {
    if (isEmpty) return
    const clearOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      giveFocusBack()
      clear()
    }
    document.addEventListener('keydown', clearOnEscape)
    return () => document.removeEventListener('keydown', clearOnEscape)
  }, [isEmpty, giveFocusBack, clear])

  const entered = (event: FocusEvent) => {
    if (event.relatedTarget instanceof HTMLElement && !region.current?.contains(event.relatedTarget)) {
      cameFrom.current = event.relatedTarget
    }
    hold('focus', true)
  }
  const left = (event: FocusEvent) => {
    if (!region.current?.contains(event.relatedTarget)) hold('focus', false)
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only gives the reader time
    <section
      className={`toasts toasts--${place}`}
      ref={region}
      aria-label={isEmpty ? undefined : label}
      onPointerEnter={() => hold('pointer', true)}
      onPointerLeave={() => hold('pointer', false)}
      onFocus={entered}
      onBlur={left}
    >
      {/* There before the first message, or it would not be read out (WCAG 4.1.3); each message is read alone. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output may hold phrases, not messages with buttons */}
      <div className="toasts__messages" role="status" aria-atomic="false">
        {shown.map((toast, index) => (
          <Notice key={`${toast.tone} ${toast.text}`} tone={toast.tone}>
            <p id={`${base}${index}`}>{toast.text}</p>
            <Button
              kind="link"
              aria-describedby={`${base}${index}`}
              onClick={() => {
                giveFocusBack()
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
  /** By the notices that stand on the page now. */
  asked: readonly Toast[]
  /** Names the toasts among the landmarks while there are some. */
  label: string
  closeLabel: NonNullable<ReactNode>
  /** Whether messages stay until they are closed (WCAG 2.2.1); unsaid, they do for a reader who asked for less motion. */
  keepMessages?: boolean
}
