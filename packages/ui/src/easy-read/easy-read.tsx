import type { ReactNode } from 'react'
import { Drawing } from '../drawing/drawing.tsx'
import { Stack } from '../layout/layout.tsx'

/** A text for whom reading is hard: large, in short lines, each thought beside its drawing. */
export function EasyRead({ parts, headingLevel: Heading = 'h3' }: EasyReadProps) {
  return (
    <Stack>
      {parts.map(({ drawing, title, text }, index) => (
        <div className="easy-read" key={index}>
          <Drawing src={drawing} first={index === 0} />
          <div>
            <Heading>{title}</Heading>
            {text}
          </div>
        </div>
      ))}
    </Stack>
  )
}

interface EasyReadProps {
  parts: readonly { drawing: string; title: ReactNode; text: ReactNode }[]
  headingLevel?: 'h2' | 'h3'
}
