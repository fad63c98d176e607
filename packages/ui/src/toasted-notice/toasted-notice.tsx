import { type ReactNode, useContext, useEffect } from 'react'
import { Notice, type NoticeTone } from '../notice/notice.tsx'
import { ShowToast } from '../toasts/toasts.tsx'

/**
 * A message on the page that also appears as a toast. It is the only way to show a toast, so that every toast's text is on the
 * page too. It is announced once, by the toasts or, without them, by itself (WCAG 4.1.3).
 */
export function ToastedNotice({ tone, text, children }: ToastedNoticeProps) {
  const show = useContext(ShowToast)
  // A toast is shown because the message appeared, and is removed with it.
  useEffect(() => show?.({ tone, text }), [show, tone, text])
  return (
    <Notice tone={tone} announce={show === undefined}>
      <p>{text}</p>
      {children}
    </Notice>
  )
}

interface ToastedNoticeProps {
  tone: NoticeTone
  text: string
  /** Content for the page only, such as a retry link. */
  children?: ReactNode
}
