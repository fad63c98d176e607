import { X } from 'lucide'
import { type ReactNode, type RefObject, useEffectEvent, useId, useLayoutEffect, useRef } from 'react'
import { Actions } from '../actions/actions.tsx'
import { Button } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'

/**
 * A modal dialog with a short task, open while it is rendered. A press outside does not close it, because such a press is often a
 * mistake.
 */
export function Dialog({ title, closeLabel, onClose, children }: DialogProps) {
  const titleId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <dialog className="dialog" ref={useModal(heading, onClose)} aria-labelledby={titleId}>
      <div className="dialog__head">
        <h2 className="dialog__title" id={titleId} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <Button kind="quiet" onClick={onClose}>
          <Icon drawing={X}>{closeLabel}</Icon>
        </Button>
      </div>
      <div className="dialog__body">{children}</div>
    </dialog>
  )
}

interface DialogProps {
  title: ReactNode
  closeLabel: NonNullable<ReactNode>
  /** Called when the visitor closes the dialog with the button or Esc. The caller must then stop rendering it. */
  onClose: () => void
  children: ReactNode
}

/**
 * Opens the dialog of the returned ref as modal while it is rendered. The focus moves to `first`, and back when the dialog is
 * unmounted (WCAG 2.4.3). `onClose` is called when the browser closes the dialog, for example on Esc.
 */
function useModal(first: RefObject<HTMLElement | null>, onClose: () => void): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  const notifyClosed = useEffectEvent(onClose)
  // Only `showModal` makes a dialog modal. The dialog has to be closed before its element is removed, because otherwise the browser
  // does not return the focus.
  useLayoutEffect(() => {
    const element = dialog.current
    if (element === null) return
    // The event is asynchronous, so the dialog may be open again when it arrives.
    const closed = () => {
      if (!element.open) notifyClosed()
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

/** Asks before an irreversible action (WCAG 3.3.6). The cancel button has the focus at first, so that pressing Enter does no harm. */
export function AlertDialog({ title, confirmLabel, cancelLabel, onConfirm, onCancel, children }: AlertDialogProps) {
  const id = useId()
  const cancel = useRef<HTMLButtonElement>(null)
  return (
    <dialog
      className="dialog"
      ref={useModal(cancel, onCancel)}
      role="alertdialog"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}body`}
    >
      <h2 className="dialog__title" id={`${id}title`}>
        {title}
      </h2>
      <div className="dialog__body" id={`${id}body`}>
        {children}
      </div>
      <Actions>
        <Button onClick={onConfirm}>{confirmLabel}</Button>
        <Button kind="quiet" ref={cancel} onClick={onCancel}>
          {cancelLabel}
        </Button>
      </Actions>
    </dialog>
  )
}

interface AlertDialogProps {
  title: ReactNode
  /** The label names the action, such as “Erase everything”; it is never “Yes” or “OK”. */
  confirmLabel: ReactNode
  cancelLabel: ReactNode
  /** Does what the button names. */
  onConfirm: () => void
  /** Called when the visitor presses the cancel button or Esc. */
  onCancel: () => void
  children: ReactNode
}
