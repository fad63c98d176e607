import { Actions } from '@clairmemoire/ui/actions'
import { buttonClass } from '@clairmemoire/ui/button'
import { FactList } from '@clairmemoire/ui/fact-list'
import { Hero } from '@clairmemoire/ui/hero'
import { Prose } from '@clairmemoire/ui/prose'
import { Section } from '@clairmemoire/ui/section'
import { Split } from '@clairmemoire/ui/split'
import { TableOfContents } from '@clairmemoire/ui/table-of-contents'
import { Tag } from '@clairmemoire/ui/tag'
import { Link } from '@tanstack/react-router'
import { ExplainedLine } from '../../../blocks/index.ts'
import type { StudyPageData } from './study-page-data.ts'
import { StudyPassage } from './study-passage.tsx'
import { TalkFirst } from './talk-first.tsx'

export function StudyDetailPage({
  study,
  status,
  facts,
  talk,
  lead,
  finder,
  contents,
  parts,
  pageText,
}: StudyPageData) {
  const { name, slug } = study
  return (
    <>
      <Hero
        tag={<Tag>{status}</Tag>}
        title={pageText.title}
        lead={<ExplainedLine line={lead} />}
        actions={
          <Actions>
            <Link to="/trial-finder" search={{ trial: slug }} className={buttonClass('primary')}>
              {finder}
            </Link>
          </Actions>
        }
      />
      <Section>
        <Split
          first={
            <>
              <FactList facts={facts} />
              <TableOfContents title={contents} entries={parts.map(({ id, title }) => ({ id, text: title }))} />
            </>
          }
          aside={<TalkFirst name={name} slug={slug} talk={talk} />}
        >
          <Prose>
            {parts.map((part) => (
              <StudyPassage key={part.id} {...part} />
            ))}
          </Prose>
        </Split>
      </Section>
    </>
  )
}
