import { X } from 'lucide'
import { type ReactNode, useId, useRef } from 'react'
import { Actions } from '../actions/actions.tsx'
import { Button } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { useModal } from './use-modal.ts'

/** Open as long as it is rendered, over a page that waits; a press beside it does not close it, since that happens by mistake. */
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
  /** The visitor closed it, by the button or with Esc: stop rendering it. */
  onClose: () => void
  actions?: ReactNode
  children: ReactNode
}
