import { type ReactNode, useContext, useEffect } from 'react'
import { Notice, type NoticeTone } from '../notice/notice.tsx'
import { ShowToast } from '../toasts/toasts.tsx'

/**
 * A message at its place on the page, shown as a toast too when it appears: there is no other way to a toast, so that none is
 * ever the only bearer of its words. It is read out once, by the toasts or, where there are none, by itself (WCAG 4.1.3).
 */
export function ToastedNotice({ tone, text, children }: ToastedNoticeProps) {
  const show = useContext(ShowToast)
  // A toast is shown because the message appeared, and is no longer true when it is gone.
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
  /** What only the page has room for: the way to try again, for one. */
  children?: ReactNode
}
