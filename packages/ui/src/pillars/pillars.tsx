import type { ReactNode } from 'react'
import { Drawing } from '../drawing/drawing.tsx'

/** A list of aspects of equal importance, without numbers. */
export function Pillars({ pillars, headingLevel: Heading = 'h3' }: PillarsProps) {
  return (
    <ul className="pillars">
      {pillars.map(({ drawing, title, text }, index) => (
        <li className="pillars__pillar" key={index}>
          {drawing === undefined ? null : <Drawing src={drawing} />}
          <Heading className="pillars__title">{title}</Heading>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}

interface PillarsProps {
  /** The pillars, in any order; `drawing` is the file of a drawing. */
  pillars: readonly { drawing?: string | undefined; title: ReactNode; text: ReactNode }[]
  headingLevel?: 'h2' | 'h3'
}
