import { Link, type LinkProps } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import type { PlainPath } from './site-map.ts'

interface PageLinkProps extends Pick<LinkProps, 'activeOptions' | 'children'>, Pick<ComponentProps<'a'>, 'onClick'> {
  to: PlainPath
  className?: string
}

/** A link to a row of the route table. The router itself knows no path of a page that is a document. */
export function PageLink({ to, ...link }: PageLinkProps) {
  const path: string = to
  return <Link to={path} {...link} />
}
