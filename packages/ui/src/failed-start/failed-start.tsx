import '../forms.css'
import type { ReactNode } from 'react'
import { buttonClass } from '../button/button.tsx'
import { Notice } from '../notice/notice.tsx'

/**
 * Says that a form does not open. It is in the HTML but hidden. `failed-start.css` shows it after eight seconds, even if no script
 * has loaded. It is shown at once if scripting is off, or when a script sets `data-shown`.
 */
export function FailedStart({ id, title, retryLabel, reportsTo, children }: FailedStartProps) {
  return (
    <div className="failed-start" id={id} tabIndex={-1} data-reports-to={reportsTo}>
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
  /** The address that receives error reports, if one is configured. */
  reportsTo?: string | undefined
  children: ReactNode
}
