import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react'

/**
 * The dialog of the returned ref is modal as long as it is rendered. Focus goes to `first`, and back where it was when the
 * dialog leaves (WCAG 2.4.3); `onClose` is called when the visitor closed it, with Esc for one.
 */
export function useModal(
  first: RefObject<HTMLElement | null>,
  onClose: () => void,
): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  const tellClosed = useEffectEvent(onClose)
  // Only a method call makes a dialog modal. Before the element is removed, or the browser would not return the focus.
  useLayoutEffect(() => {
    const element = dialog.current
    if (element === null) return
    // The event arrives late: by then the same dialog may be open again.
    const closed = () => {
      if (!element.open) tellClosed()
    }
    element.addEventListener('close', closed)
    element.showModal()
    first.current?.focus()
    return () => {
      element.removeEventListener('close', closed)
      element.close()
    }
  }, [first])
  return dialog
}
