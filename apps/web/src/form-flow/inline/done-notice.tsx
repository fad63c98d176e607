import { Notice } from '@clairmemoire/ui/notice'
import { type ReactNode, useEffect, useRef } from 'react'

/** What was asked for is done: in place of the form that was sent, with the focus, so that the reader is brought to it (WCAG 2.4.3). */
export function DoneNotice({ children }: { children: ReactNode }) {
  const done = useRef<HTMLDivElement>(null)
  useEffect(() => done.current?.focus(), [])
  return (
    <div ref={done} tabIndex={-1}>
      <Notice tone="success" announce>
        <p>{children}</p>
      </Notice>
    </div>
  )
}
