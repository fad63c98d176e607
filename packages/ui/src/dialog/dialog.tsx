import { X } from 'lucide'
import { type ReactNode, type RefObject, useEffectEvent, useId, useLayoutEffect, useRef } from 'react'
import { Actions } from '../actions/actions.tsx'
import { Button } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'

/** A short task in front of the page. Modal and open while it is rendered; a press outside does not close it, since that often happens by mistake. */
export function Dialog({ title, closeLabel, onClose, actions, children }: DialogProps) {
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
      {actions === undefined ? null : <Actions>{actions}</Actions>}
    </dialog>
  )
}

interface DialogProps {
  title: ReactNode
  closeLabel: NonNullable<ReactNode>
  /** The visitor closed it with the button or Esc: stop rendering it. */
  onClose: () => void
  actions?: ReactNode
  children: ReactNode
}

/**
 * Makes the dialog of the returned ref modal while it is rendered. Focus goes to `first`, and returns when the dialog is unmounted
 * (WCAG 2.4.3); `onClose` is called when the visitor closes it, for example with Esc.
 */
function useModal(first: RefObject<HTMLElement | null>, onClose: () => void): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  const notifyClosed = useEffectEvent(onClose)
  // Only `showModal` makes a dialog modal. It has to be closed before the element is removed, or the browser would not return the
  // focus.
  useLayoutEffect(() => {
    const element = dialog.current
    if (element === null) return
    // The event is asynchronous: the same dialog may already be open again.
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

/** Asks before an irreversible action (WCAG 3.3.6). The focus starts on cancel, so that Enter alone does no harm. */
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
  /** Names the action (“Erase everything”), never “Yes” or “OK”. */
  confirmLabel: ReactNode
  cancelLabel: ReactNode
  /** Does what the button names. */
  onConfirm: () => void
  /** With the button or Esc. */
  onCancel: () => void
  children: ReactNode
}
