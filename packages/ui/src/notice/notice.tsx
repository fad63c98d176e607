import type { ReactNode } from 'react'
import { Icon, type IconName } from '../icon/icon.tsx'

export type NoticeTone = 'info' | 'sample' | 'success' | 'error'

const icons: Record<NoticeTone, IconName> = { info: 'info', sample: 'info', success: 'check', error: 'alert' }

/** A message in the flow of the page; `announce` also has it read out when it appears (WCAG 4.1.3). */
export function Notice({ tone, title, announce = false, children }: NoticeProps) {
  const role = announce ? { role: tone === 'error' ? 'alert' : 'status' } : {}
  return (
    <div className={`notice notice--${tone}`} {...role}>
      <span className="notice__icon">
        <Icon name={icons[tone]} />
      </span>
      <div className="notice__body">
        {title === undefined ? null : <p className="notice__title">{title}</p>}
        {children}
      </div>
    </div>
  )
}

interface NoticeProps {
  tone: NoticeTone
  title?: ReactNode
  announce?: boolean
  children?: ReactNode
}
