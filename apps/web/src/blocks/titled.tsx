import { Prose } from '@clairmemoire/ui/prose'
import type { ReactNode } from 'react'

/** The level of the headings inside a block: one below its title, or that of the title it does not have. */
export type HeadingLevel = 'h2' | 'h3'

/** A block under its title, when it has one. */
export function Titled({ id, title, children }: TitledProps) {
  if (title === undefined) return children('h2')
  return (
    <>
      <Prose>
        <h2 id={id}>{title}</h2>
      </Prose>
      {children('h3')}
    </>
  )
}

interface TitledProps {
  id: string | undefined
  title: string | undefined
  children: (headingLevel: HeadingLevel) => ReactNode
}
