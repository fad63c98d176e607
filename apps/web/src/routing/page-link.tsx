import { Link, type LinkProps } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import type { NavbarEvent } from '../platform/measurement/measured-events.ts'
import type { PlainPath } from './site-map.ts'

interface PageLinkProps
  extends Pick<LinkProps, 'activeOptions' | 'children' | 'reloadDocument'>,
    Pick<ComponentProps<'a'>, 'onClick'> {
  to: PlainPath
  className?: string
  /** The event that is measured when the link in the navigation bar is pressed. */
  'data-event'?: NavbarEvent | undefined
  /** Set if the link needs React, which is loaded when the link is touched. */
  'data-hydrate'?: ''
}

/** A link to any page of the route table. The router's types do not know the paths of document pages. */
export function PageLink({ to, ...link }: PageLinkProps) {
  const path: string = to
  return <Link to={path} {...link} />
}
