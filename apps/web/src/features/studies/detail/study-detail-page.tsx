import type { Study } from '@clairmemoire/domain/study'
import { formatPhone } from '@clairmemoire/i18n/phone'
import { Accordion } from '@clairmemoire/ui/accordion'
import { Actions } from '@clairmemoire/ui/actions'
import { buttonClass } from '@clairmemoire/ui/button'
import { CriteriaList } from '@clairmemoire/ui/criteria-list'
import { Drawing } from '@clairmemoire/ui/drawing'
import bloodSample from '@clairmemoire/ui/drawings/blood-sample.svg'
import caller from '@clairmemoire/ui/drawings/caller.svg'
import drip from '@clairmemoire/ui/drawings/drip.svg'
import homeVisit from '@clairmemoire/ui/drawings/home-visit.svg'
import lumbarPuncture from '@clairmemoire/ui/drawings/lumbar-puncture.svg'
import memoryTask from '@clairmemoire/ui/drawings/memory-task.svg'
import scan from '@clairmemoire/ui/drawings/scan.svg'
import tablet from '@clairmemoire/ui/drawings/tablet.svg'
import { FactList } from '@clairmemoire/ui/fact-list'
import { Hero } from '@clairmemoire/ui/hero'
import { Panel, Split } from '@clairmemoire/ui/layout'
import { LinkList } from '@clairmemoire/ui/link-list'
import { OutwardLink } from '@clairmemoire/ui/outward-link'
import { Prose } from '@clairmemoire/ui/prose'
import { Section } from '@clairmemoire/ui/section'
import { PrintPart, ShortPrint } from '@clairmemoire/ui/short-print'
import { Chance, Timeline } from '@clairmemoire/ui/study-course'
import { StudyFacts } from '@clairmemoire/ui/study-facts'
import { TableOfContents } from '@clairmemoire/ui/table-of-contents'
import { Trans } from '@lingui/react/macro'
import { Link, useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { ExplainedLine } from '../../../blocks/index.ts'
import type { SiteContext } from '../../../platform/site/site-context.ts'
import { useContactPhone } from '../../../platform/site/site-hooks.ts'
import { PageLink } from '../../../routing/page-link.tsx'
import { type GlanceFact, StatusTag } from '../../../study-entries/index.ts'
import type { StudyPageData } from './study-page-data.ts'
import type { Passage, VisitDrawing } from './study-part.ts'
import type { ContactData, NextStep } from './contact.copy.ts'

export function StudyDetailPage({
  study,
  status,
  facts,
  contact,
  lead,
  nextStep,
  contents,
  print,
  parts,
  pageText,
}: StudyPageData) {
  return (
    <>
      <Hero
        tag={<StatusTag status={study.status}>{status}</StatusTag>}
        title={<TwoLines title={pageText.title} />}
        actions={
          <Actions>
            <NextStepLink {...nextStep} />
            {contact.registration ? null : <NextStepLink kind="quiet" {...contact.news} />}
            <ShortPrint>{print}</ShortPrint>
          </Actions>
        }
      >
        <p className="hero__lead">
          <ExplainedLine line={lead} />
        </p>
      </Hero>
      <OwnCriteriaSlot study={study} />
      <Section>
        <Split
          first={
            <>
              <StudyFacts
                facts={facts.map((fact) => ({
                  ...fact,
                  value: 'chance' in fact ? <WithChance {...fact} /> : fact.value,
                }))}
              />
              <TableOfContents title={contents} entries={parts.map(({ id, title }) => ({ id, text: title }))} />
            </>
          }
          aside={<ContactAside {...contact} />}
        >
          {parts.map(({ isShort, isBoxed, ...part }) => (
            <PrintPart key={part.id} isShort={isShort}>
              {isBoxed ? (
                <Panel>
                  <StudyPassage {...part} />
                </Panel>
              ) : (
                <StudyPassage {...part} />
              )}
            </PrintPart>
          ))}
        </Split>
      </Section>
    </>
  )
}

/** Shows the title up to its first comma on one line and the rest on a smaller line, without the comma. */
function TwoLines({ title }: { title: string }) {
  const comma = title.indexOf(', ')
  if (comma === -1) return title
  return (
    <>
      {title.slice(0, comma)}
      <span className="visually-hidden">, </span>
      <span className="hero__end">{title.slice(comma + 2)}</span>
    </>
  )
}

const visitDrawings: Record<VisitDrawing, string> = {
  lumbar_puncture: lumbarPuncture,
  infusion: drip,
  scan,
  by_mouth: tablet,
  blood_test: bloodSample,
  memory_tests: memoryTask,
  home: homeVisit,
}

function WithChance({ value, chance }: GlanceFact) {
  return (
    <>
      {value}
      {chance && <Chance {...chance} />}
    </>
  )
}

/** A passage with an `id` is a section of the page; a passage without an `id` is a part of a section. */
function StudyPassage({ id, title, ...content }: PassageProps) {
  const Title = id ? 'h2' : 'h3'
  return (
    <>
      <Title id={id}>{title}</Title>
      <PassageContent {...content} />
    </>
  )
}

function PassageContent({ criteria, visits, chance, paragraphs, list, ...rest }: Omit<Passage, 'title'>) {
  const { links, facts, passages, folded } = rest
  return (
    <>
      {criteria && <CriteriaList items={criteria} />}
      {visits && (
        <Timeline
          steps={visits.map(({ text, drawing, ...step }) => ({
            ...step,
            text: <ExplainedLine line={text} />,
            drawing: drawing && <Drawing src={visitDrawings[drawing]} />,
          }))}
        />
      )}
      {chance && <Chance {...chance} />}
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
      {facts && <FactList facts={facts} />}
      {passages?.map((passage) => (
        <StudyPassage key={passage.title} {...passage} />
      ))}
      {folded && (
        <Accordion
          entries={folded.map(({ id, title, ...content }) => ({ id, title, content: <PassageContent {...content} /> }))}
        />
      )}
    </>
  )
}

interface PassageProps extends Passage {
  id?: string
}

/** Shows the ways to contact the clinic: the trial finder first, or the telephone. */
function ContactAside({ name, title, texts, finder, registration, news, answers }: ContactData) {
  const contactPhone = useContactPhone()
  const phone = formatPhone(contactPhone)
  return (
    <Panel>
      <Drawing src={caller} />
      <Prose>
        <h2>{title}</h2>
        {texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <Actions>
          <NextStepLink {...finder} />
          {registration ? <NextStepLink kind="quiet" {...registration} /> : <NextStepLink kind="quiet" {...news} />}
        </Actions>
        <p>
          <Trans id="studies.talk.phone">
            Ou appelez-⁠nous au <a href={`tel:${contactPhone}`}>{phone}</a> et parlez-nous de {name}.
          </Trans>
        </p>
        <LinkList
          links={[
            ...(registration
              ? [
                  <PageLink key="news" to="/your-news">
                    {news.text}
                  </PageLink>,
                ]
              : []),
            <PageLink key="answers" to="/privacy-policy">
              {answers}
            </PageLink>,
          ]}
        />
      </Prose>
    </Panel>
  )
}

/** A link to a next step; `quiet` marks a secondary step. */
function NextStepLink({ text, to, kind = 'primary', ...where }: NextStep & { kind?: 'primary' | 'quiet' }) {
  const path: string = to
  return (
    <Link to={path} {...where} className={buttonClass(kind)}>
      {text}
    </Link>
  )
}

/** The place of the comparison with the answers on this device. Its code loads only if there are answers. */
function OwnCriteriaSlot({ study }: { study: Pick<Study, 'slug' | 'status' | 'sites'> }) {
  const { context } = useRouter().options
  const [shown, setShown] = useState<ReactNode>()
  useEffect(() => void show(context, study).then(setShown), [context, study])
  return shown
}

async function show(site: SiteContext, study: Pick<Study, 'slug' | 'status' | 'sites'>): Promise<ReactNode> {
  const saved = await site.applicationState.open('trial-finder')
  return saved === undefined ? null : (await import('../own-criteria/own-criteria.tsx')).ownCriteria(site, study, saved)
}
