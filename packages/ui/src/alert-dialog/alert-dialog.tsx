import { type ReactNode, useId, useRef } from 'react'
import { Actions } from '../actions/actions.tsx'
import { Button } from '../button/button.tsx'
import { useModal } from '../dialog/dialog.tsx'

/** Asks before something that cannot be undone (WCAG 3.3.6). The focus starts on the way out, so that Enter alone undoes nothing. */
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
  /** Names the act (“Erase everything”), never “Yes” or “OK”. */
  confirmLabel: ReactNode
  cancelLabel: ReactNode
  onConfirm: () => void
  /** By the button or with Esc. */
  onCancel: () => void
  children: ReactNode
}
