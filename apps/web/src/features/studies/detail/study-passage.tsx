import { Chance } from '@clairmemoire/ui/chance'
import { CriteriaList } from '@clairmemoire/ui/criteria-list'
import { LinkList } from '@clairmemoire/ui/link-list'
import { Notice } from '@clairmemoire/ui/notice'
import { OutwardLink } from '@clairmemoire/ui/outward-link'
import { Timeline } from '@clairmemoire/ui/timeline'
import { Link } from '@tanstack/react-router'
import { ExplainedLine } from '../../../blocks/index.ts'
import type { Passage } from './study-part.ts'

/** A part of the page, whose heading has an id; without one it is a passage of a part. */
export function StudyPassage({ id, title, criteria, visits, chance, paragraphs, list, ...rest }: PassageProps) {
  const { links, passages, sample } = rest
  const Title = id ? 'h2' : 'h3'
  return (
    <>
      <Title id={id}>{title}</Title>
      {criteria && <CriteriaList items={criteria} />}
      {visits && (
        <Timeline steps={visits.map(({ text, ...step }) => ({ ...step, text: <ExplainedLine line={text} /> }))} />
      )}
      {chance && <Chance {...chance} />}
      {paragraphs?.map((line, index) => (
        <p key={index}>
          <ExplainedLine line={line} />
        </p>
      ))}
      {/* Before what it is about: an example that is read first is taken for real. */}
      {sample && (
        <Notice tone="sample" title={sample.title}>
          <p>{sample.text}</p>
        </Notice>
      )}
      {list && (
        <ul>
          {list.map((line, index) => (
            <li key={index}>
              <ExplainedLine line={line} />
            </li>
          ))}
        </ul>
      )}
      {links && (
        <LinkList
          links={links.map(({ text, href, note }) =>
            href && note ? (
              <OutwardLink key={text} href={href} note={note}>
                {text}
              </OutwardLink>
            ) : href ? (
              <Link key={text} to={href}>
                {text}
              </Link>
            ) : (
              text
            ),
          )}
        />
      )}
      {passages?.map((passage) => (
        <StudyPassage key={passage.title} {...passage} />
      ))}
    </>
  )
}

interface PassageProps extends Passage {
  id?: string
}
