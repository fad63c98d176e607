import '../study.css'
import type { ReactNode } from 'react'
import { Tag, TagList } from '../tag/tag.tsx'

/** The visits of a study in order, as an ordered list with a line beside it. */
export function Timeline({ steps }: { steps: readonly TimelineStep[] }) {
  return (
    <ol className="timeline">
      {steps.map(({ when, about, text, tags, drawing }) => (
        <li className="timeline__step" key={when}>
          {drawing}
          <h3>{when}</h3>
          {about && <p className="timeline__about">{about}</p>}
          <p>{text}</p>
          {tags && <TagList tags={tags.map((tag) => <Tag key={tag}>{tag}</Tag>)} />}
        </li>
      ))}
    </ol>
  )
}

export interface TimelineStep {
  when: string
  /** The place and the duration. */
  about?: string
  text: ReactNode
  drawing?: ReactNode
  /** The procedures, each as a tag; if there are none, there is no list. */
  tags?: readonly string[]
}

/** Draws a chance as a row of dots, one for each person; people who receive it have a ring. The text beside it says the same. */
export function Chance({ receive, of }: ChanceProps) {
  return (
    <p className="chance" aria-hidden="true">
      {Array.from({ length: of }, (_, index) => (
        <span className={index < receive ? 'chance__one chance__one--chosen' : 'chance__one'} key={index} />
      ))}
    </p>
  )
}

interface ChanceProps {
  /** The number of people who receive it. */
  receive: number
  /** The number of all people. */
  of: number
}
