import { Actions } from '@clairmemoire/ui/actions'
import { FactList } from '@clairmemoire/ui/fact-list'
import { Hero } from '@clairmemoire/ui/hero'
import { Section } from '@clairmemoire/ui/section'
import { PrintPart, ShortPrint } from '@clairmemoire/ui/short-print'
import { Split } from '@clairmemoire/ui/split'
import { TableOfContents } from '@clairmemoire/ui/table-of-contents'
import { Tag } from '@clairmemoire/ui/tag'
import { ExplainedLine } from '../../../blocks/index.ts'
import { OwnCriteriaSlot } from '../own-criteria/own-criteria-slot.tsx'
import type { StudyPageData } from './study-page-data.ts'
import { StudyPassage } from './study-passage.tsx'
import { TalkFirst } from './talk-first.tsx'
import { WayOn } from './way-on.tsx'

export function StudyDetailPage({
  study,
  status,
  facts,
  talk,
  lead,
  way,
  contents,
  print,
  parts,
  pageText,
}: StudyPageData) {
  return (
    <>
      <Hero
        tag={<Tag>{status}</Tag>}
        title={pageText.title}
        lead={<ExplainedLine line={lead} />}
        actions={
          <Actions>
            <WayOn {...way} />
            {talk.registration ? null : <WayOn kind="quiet" {...talk.news} />}
            <ShortPrint>{print}</ShortPrint>
          </Actions>
        }
      />
      <OwnCriteriaSlot study={study} />
      <Section>
        <Split
          first={
            <>
              <FactList facts={facts} />
              <TableOfContents title={contents} entries={parts.map(({ id, title }) => ({ id, text: title }))} />
            </>
          }
          aside={<TalkFirst {...talk} />}
        >
          {parts.map(({ isShort, ...part }) => (
            <PrintPart key={part.id} isShort={isShort}>
              <StudyPassage {...part} />
            </PrintPart>
          ))}
        </Split>
      </Section>
    </>
  )
}
