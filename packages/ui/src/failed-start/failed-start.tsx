import '../forms.css'
import type { ReactNode } from 'react'
import { buttonClass } from '../button/button.tsx'
import { Notice } from '../notice/notice.tsx'

/**
 * Tells that a form does not open. It is hidden in the document: `failed-start.css` shows it after eight seconds, even if no
 * script loaded, and at once without scripting or when a script sets `data-shown`.
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
  /** The link that loads the page again. */
  retryLabel: ReactNode
  /** The address for error reports, if configured. */
  reportsTo?: string | undefined
  /** Shown at once, without waiting. */
  isShown?: boolean
  children: ReactNode
}
