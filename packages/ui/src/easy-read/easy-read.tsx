import type { ReactNode } from 'react'
import { Drawing } from '../drawing/drawing.tsx'
import { Stack } from '../layout/layout.tsx'

/** An easy-to-read text, in large type and short lines; each thought has a drawing. */
export function EasyRead({ parts, headingLevel: Heading = 'h3' }: EasyReadProps) {
  return (
    <Stack>
      {parts.map(({ drawing, title, text }, index) => (
        <section className="easy-read" key={index}>
          <Drawing src={drawing} first={index === 0} />
          <section>
            <Heading>{title}</Heading>
            {text}
          </section>
        </section>
      ))}
    </Stack>
  )
}

interface EasyReadProps {
  /** The parts of the text; each has one thought. */
  parts: readonly { drawing: string; title: ReactNode; text: ReactNode }[]
  headingLevel?: 'h2' | 'h3'
}
