import { Link, type LinkProps } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import type { NavbarEvent } from '../platform/measurement/measured-events.ts'
import type { PlainPath } from './site-map.ts'

interface PageLinkProps extends Pick<LinkProps, 'activeOptions' | 'children'>, Pick<ComponentProps<'a'>, 'onClick'> {
  to: PlainPath
  className?: string
  /** What is counted when it is pressed in the navigation bar. */
  'data-event'?: NavbarEvent | undefined
  /** It does something that needs React: React loads when it is touched. */
  'data-hydrate'?: ''
}

/** A link to a row of the route table. The router itself knows no path of a page that is a document. */
export function PageLink({ to, ...link }: PageLinkProps) {
  const path: string = to
  return <Link to={path} {...link} />
}
