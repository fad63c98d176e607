import { Link, type LinkProps } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import type { NavbarEvent } from '../platform/measurement/measured-events.ts'
import type { PlainPath } from './site-map.ts'

interface PageLinkProps
  extends Pick<LinkProps, 'activeOptions' | 'children' | 'reloadDocument'>,
    Pick<ComponentProps<'a'>, 'onClick'> {
  to: PlainPath
  className?: string
  /** The event of a press in the navigation bar. */
  'data-event'?: NavbarEvent | undefined
  /** The link needs React, which loads when it is touched. */
  'data-hydrate'?: ''
}

/** A link to a row of the route table. The router itself knows no paths of document pages. */
export function PageLink({ to, ...link }: PageLinkProps) {
  const path: string = to
  return <Link to={path} {...link} />
}
