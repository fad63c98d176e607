import { type ReactNode, useContext, useEffect } from 'react'
import { Notice, type NoticeTone } from '../notice/notice.tsx'
import { ShowToast } from '../toasts/toasts.tsx'

/**
 * A message on the page that also appears as a toast. Toasts cannot be shown in any other way, so the text of every toast is also
 * on the page. It is announced only once: by the toast, or by the notice if there is no `Toasts` around it (WCAG 4.1.3).
 */
export function ToastedNotice({ tone, text, children }: ToastedNoticeProps) {
  const show = useContext(ShowToast)
  // The toast is shown when the message appears, and is removed when the message is removed.
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
  /** Content that is not in the toast, such as a link to try again. */
  children?: ReactNode
}
