import '../study.css'
import type { ReactNode } from 'react'
import { Tag, TagList } from '../tag/tag.tsx'

/** What happens one after the other, along a line that only repeats the order of the list. */
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
  /** Where, and how long. */
  about?: string
  text: ReactNode
  drawing?: ReactNode
  /** What is done, for who only looks it over; none is no list. */
  tags?: readonly string[]
}

/** A chance as people in a row, those who receive it ringed; the words beside it say the same. */
export function Chance({ receive, of }: { receive: number; of: number }) {
  return (
    <p className="chance" aria-hidden="true">
      {Array.from({ length: of }, (_, index) => (
        <span className={index < receive ? 'chance__one chance__one--chosen' : 'chance__one'} key={index} />
      ))}
    </p>
  )
}
