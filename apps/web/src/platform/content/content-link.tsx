import { useRouter } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'

interface ContentLinkProps {
  /** One that the content service may hold: an https, mailto or tel address, or a path of this site. */
  href: string
  title?: string | undefined
  className?: string | undefined
  children: ReactNode
}

/** A link that stands in content. One to a page of this site opens it as every other link does. */
export function ContentLink({ href, title, className, children }: ContentLinkProps) {
  const router = useRouter()
  const open = (event: MouseEvent) => {
    if (!href.startsWith('/') || !isPlainPress(event)) return
    event.preventDefault()
    router.history.push(href)
  }
  return (
    <a
      href={href}
      title={title}
      className={className}
      rel={href.startsWith('https:') ? 'external' : undefined}
      onClick={open}
    >
      {children}
    </a>
  )
}

/** With a key held, or another button, the browser opens it its own way. */
function isPlainPress({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}
