import { Check, CircleAlert, Info, TriangleAlert } from 'lucide'
import type { ReactNode } from 'react'
import { type Drawing, Icon } from '../icon/icon.tsx'

/** A `warning` is about health or safety; an `error` says what went wrong. */
export type NoticeTone = 'info' | 'success' | 'warning' | 'error'

const drawings: Record<NoticeTone, Drawing> = {
  info: Info,
  success: Check,
  warning: TriangleAlert,
  error: CircleAlert,
}

/**
 * A message in the flow of the page. It is a `section`, because reader modes keep sections (ADR 0005). With `announce`, screen readers
 * announce it when it appears (WCAG 4.1.3).
 */
export function Notice({ tone, title, announce = false, children }: NoticeProps) {
  const role = announce ? { role: tone === 'error' ? 'alert' : 'status' } : {}
  return (
    <section className={`notice notice--${tone}`} {...role}>
      <Icon drawing={drawings[tone]} frame="notice__icon">
        <section className="notice__body">
          {title === undefined ? null : <p className="notice__title">{title}</p>}
          {children}
        </section>
      </Icon>
    </section>
  )
}

interface NoticeProps {
  tone: NoticeTone
  title?: ReactNode
  announce?: boolean
  children?: ReactNode
}
