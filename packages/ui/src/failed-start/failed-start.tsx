import '../forms.css'
import type { ReactNode } from 'react'
import { buttonClass } from '../button/button.tsx'
import { Notice } from '../notice/notice.tsx'

/**
 * Says that a form does not open. It stands hidden in the document: `failed-start.css` shows it after eight seconds, where not even
 * a script came, and at once where there are none or one says so by `data-shown`.
 */
export function FailedStart({ id, title, retryLabel, reportsTo, isShown = false, children }: FailedStartProps) {
  return (
    <div
      className="failed-start"
      id={id}
      tabIndex={-1}
      data-reports-to={reportsTo}
      data-shown={isShown ? '' : undefined}
    >
      <Notice tone="error" title={title} announce>
        {children}
        <p>
          {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- the same address once more, with its query */}
          <a className={buttonClass('quiet')} href="">
            {retryLabel}
          </a>
        </p>
      </Notice>
    </div>
  )
}

interface FailedStartProps {
  id: string
  title: ReactNode
  retryLabel: ReactNode
  /** Where it is reported to the operator, if at all. */
  reportsTo?: string | undefined
  isShown?: boolean
  children: ReactNode
}
