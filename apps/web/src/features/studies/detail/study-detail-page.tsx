import { Actions } from '@clairmemoire/ui/actions'
import { buttonClass } from '@clairmemoire/ui/button'
import { CriteriaList } from '@clairmemoire/ui/criteria-list'
import { FactList } from '@clairmemoire/ui/fact-list'
import { Hero } from '@clairmemoire/ui/hero'
import { Prose } from '@clairmemoire/ui/prose'
import { Section } from '@clairmemoire/ui/section'
import { Split } from '@clairmemoire/ui/split'
import { TableOfContents } from '@clairmemoire/ui/table-of-contents'
import { Tag } from '@clairmemoire/ui/tag'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ExplainedLine } from '../../../blocks/index.ts'
import { Cautions } from '../cautions.tsx'
import { StudyOrigin } from './study-origin.tsx'
import type { StudyPageData } from './study-page-data.ts'
import type { StudyPart } from './study-parts.copy.ts'
import { TalkFirst } from './talk-first.tsx'

export function StudyDetailPage({ study, status, facts, caller, lead, parts, origin, pageText }: StudyPageData) {
  const { t } = useLingui()
  const { name, slug } = study
  const contents = [...parts, ...Object.entries(origin).map(([id, { title }]) => ({ id, title }))]
  return (
    <>
      <Hero
        tag={<Tag>{status}</Tag>}
        title={pageText.title}
        lead={<ExplainedLine line={lead} />}
        actions={
          <Actions>
            <Link to="/trial-finder" search={{ trial: slug }} className={buttonClass('primary')}>
              <Trans id="studies.detail.finder">Voir si cette étude me correspond</Trans>
            </Link>
          </Actions>
        }
      />
      <Section>
        <Split
          first={
            <>
              <FactList facts={facts} />
              <TableOfContents
                title={t({ id: 'studies.detail.contents', message: 'Sur cette page' })}
                entries={contents.map(({ id, title }) => ({ id, text: title }))}
              />
            </>
          }
          aside={<TalkFirst name={name} slug={slug} caller={caller} />}
        >
          <Prose>
            {parts.map((part) => (
              <Part key={part.id} {...part} />
            ))}
            <StudyOrigin {...origin} />
          </Prose>
        </Split>
      </Section>
      <Section tone="sand" labelledBy="cautions">
        <Cautions />
      </Section>
    </>
  )
}

function Part({ id, title, criteria, paragraphs, list }: StudyPart) {
  return (
    <>
      <h2 id={id}>{title}</h2>
      {criteria && <CriteriaList items={criteria} />}
      {paragraphs?.map((line, index) => (
        <p key={index}>
          <ExplainedLine line={line} />
        </p>
      ))}
      {list && (
        <ul>
          {list.map((line, index) => (
            <li key={index}>
              <ExplainedLine line={line} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
