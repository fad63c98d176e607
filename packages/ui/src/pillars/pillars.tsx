import type { ReactNode } from 'react'
import { Drawing } from '../drawing/drawing.tsx'

/** Aspects of equal importance: a list without numbers. */
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
  /** In any order; `drawing` is a file. */
  pillars: readonly { drawing?: string | undefined; title: ReactNode; text: ReactNode }[]
  headingLevel?: 'h2' | 'h3'
}
