import type { ReactNode } from 'react'

/** Consecutive steps as an ordered list. */
export function Steps({ steps, headingLevel: Heading = 'h3' }: StepsProps) {
  return (
    <ol className="steps">
      {steps.map(({ title, text }) => (
        <li className="steps__step" key={title}>
          <Heading className="steps__title">{title}</Heading>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  )
}

interface StepsProps {
  steps: readonly { title: string; text: ReactNode }[]
  headingLevel?: 'h2' | 'h3' | 'h4'
}
