import type { DrawingName } from '@clairmemoire/cms-client/drawing-name'
import type { PersonEntry } from '@clairmemoire/cms-client/entries'
import type { Action, Block, Card as CardText } from '@clairmemoire/cms-client/page'
import { Accordion } from '@clairmemoire/ui/accordion'
import { Actions } from '@clairmemoire/ui/actions'
import { buttonClass } from '@clairmemoire/ui/button'
import { Card, CardList } from '@clairmemoire/ui/card'
import caller from '@clairmemoire/ui/drawings/caller.svg'
import couple from '@clairmemoire/ui/drawings/couple.svg'
import daughterAndFather from '@clairmemoire/ui/drawings/daughter-and-father.svg'
import doctor from '@clairmemoire/ui/drawings/doctor.svg'
import drip from '@clairmemoire/ui/drawings/drip.svg'
import group from '@clairmemoire/ui/drawings/group.svg'
import heart from '@clairmemoire/ui/drawings/heart.svg'
import homeVisit from '@clairmemoire/ui/drawings/home-visit.svg'
import memoryTask from '@clairmemoire/ui/drawings/memory-task.svg'
import olderMan from '@clairmemoire/ui/drawings/older-man.svg'
import olderWoman from '@clairmemoire/ui/drawings/older-woman.svg'
import onThePhone from '@clairmemoire/ui/drawings/on-the-phone.svg'
import partner from '@clairmemoire/ui/drawings/partner.svg'
import research from '@clairmemoire/ui/drawings/research.svg'
import result from '@clairmemoire/ui/drawings/result.svg'
import scan from '@clairmemoire/ui/drawings/scan.svg'
import sent from '@clairmemoire/ui/drawings/sent.svg'
import tablet from '@clairmemoire/ui/drawings/tablet.svg'
import tea from '@clairmemoire/ui/drawings/tea.svg'
import travel from '@clairmemoire/ui/drawings/travel.svg'
import walking from '@clairmemoire/ui/drawings/walking.svg'
import withDoctor from '@clairmemoire/ui/drawings/with-doctor.svg'
import { EasyRead } from '@clairmemoire/ui/easy-read'
import { Panel } from '@clairmemoire/ui/layout'
import { Pillars } from '@clairmemoire/ui/pillars'
import { Prose } from '@clairmemoire/ui/prose'
import { Figure, RichText } from '@clairmemoire/ui/rich-text'
import { Steps } from '@clairmemoire/ui/steps'
import type { ReactNode } from 'react'
import { ContentLink } from '../platform/content/content-link.tsx'
import { linkTo } from './link-to.tsx'
import type { ComposedBlock, PlacedQuestion } from './placed-blocks.ts'
import { RelatedArticles } from './related-articles.tsx'
import { TextWithPhone } from './text-with-phone.tsx'

/** The file of each drawing that editors may name. */
export const drawingFiles: Readonly<Record<DrawingName, string>> = {
  caller,
  couple,
  'daughter-and-father': daughterAndFather,
  doctor,
  drip,
  group,
  heart,
  'home-visit': homeVisit,
  'memory-task': memoryTask,
  'older-man': olderMan,
  'older-woman': olderWoman,
  'on-the-phone': onThePhone,
  partner,
  research,
  result,
  scan,
  sent,
  tablet,
  tea,
  travel,
  walking,
  'with-doctor': withDoctor,
}

/** A block composed of titled items; few articles have one, so its code is loaded on demand. */
export function ComposedPart({ block }: { block: ComposedBlock }) {
  if (block.kind === 'call-to-action') return <CallToAction id={block.id} block={block} />
  return (
    <Titled id={block.id} title={block.title}>
      {(headingLevel) => <Things block={block} headingLevel={headingLevel} />}
    </Titled>
  )
}

interface ThingsProps {
  block: Exclude<ComposedBlock, { kind: 'call-to-action' }>
  headingLevel: HeadingLevel
}

function Things({ block, headingLevel }: ThingsProps) {
  switch (block.kind) {
    case 'steps':
      return <Steps steps={block.items} headingLevel={headingLevel} />
    case 'cards':
      return <Cards cards={block.items} headingLevel={headingLevel} />
    case 'people':
      return <People people={block.people} headingLevel={headingLevel} />
    case 'questions':
      return <Questions items={block.items} headingLevel={headingLevel} />
    case 'related-articles':
      return <RelatedArticles articles={block.articles} />
    case 'pillars':
      return <Pillars pillars={block.items} headingLevel={headingLevel} />
    case 'easy-read':
      return (
        <EasyRead
          headingLevel={headingLevel}
          parts={block.items.map(({ drawing, title, text }) => ({
            drawing: drawingFiles[drawing],
            title,
            text: <RichText nodes={text} link={linkTo} highest={headingLevel === 'h2' ? 3 : 4} />,
          }))}
        />
      )
  }
}

function Questions({ items, headingLevel }: { items: readonly PlacedQuestion[]; headingLevel: HeadingLevel }) {
  return (
    <Accordion
      titleAs={headingLevel}
      entries={items.map(({ id, question, answer }) => ({
        id,
        title: question,
        content: <RichText nodes={answer} link={linkTo} highest={headingLevel === 'h2' ? 3 : 4} />,
      }))}
    />
  )
}

function CallToAction({ id, block: { title, text, action } }: CallToActionProps) {
  return (
    <Panel>
      <h2 id={id}>{title}</h2>
      {text === undefined ? null : (
        <p>
          <TextWithPhone text={text} />
        </p>
      )}
      <Actions>
        <ButtonLink {...action} />
      </Actions>
    </Panel>
  )
}

interface CallToActionProps {
  id: string | undefined
  block: Extract<Block, { kind: 'call-to-action' }>
}

function People({ people, headingLevel }: PeopleProps) {
  return (
    <CardList>
      {people.map(({ slug, name, role, portrait }) => (
        <Card key={slug} tag={portrait && <Figure image={portrait} />} title={name} headingLevel={headingLevel}>
          <p>{role}</p>
        </Card>
      ))}
    </CardList>
  )
}

interface PeopleProps {
  people: readonly PersonEntry[]
  headingLevel: HeadingLevel
}

function Cards({ cards, headingLevel }: CardsProps) {
  return (
    <CardList>
      {cards.map(({ title, text, action }, index) => (
        <Card key={index} title={title} headingLevel={headingLevel} action={action && <CardAction {...action} />}>
          <p>{text}</p>
        </Card>
      ))}
    </CardList>
  )
}

/** A telephone number is shown as a button, which is easier to press for people in a hurry or with a tremor. */
function CardAction(action: Action) {
  return /^(?:tel|sms):/.test(action.href) ? <ButtonLink {...action} /> : linkTo(action.href, action.label)
}

/** A filled button; a quiet one if it calls a long number, because only emergency numbers are short. */
function ButtonLink({ href, label }: Action) {
  return (
    <ContentLink href={href} className={buttonClass(/^\w+:\+?\d{5}/.test(href) ? 'quiet' : 'primary')}>
      {label}
    </ContentLink>
  )
}

interface CardsProps {
  cards: readonly CardText[]
  headingLevel: HeadingLevel
}

/** The level of the headings inside a block: one below its title, or the level of a missing title. */
type HeadingLevel = 'h2' | 'h3'

/** A block under its title, if it has one. */
function Titled({ id, title, children }: TitledProps) {
  if (title === undefined) return children('h2')
  return (
    <>
      <Prose>
        <h2 id={id}>{title}</h2>
      </Prose>
      {children('h3')}
    </>
  )
}

interface TitledProps {
  id: string | undefined
  title: string | undefined
  children: (headingLevel: HeadingLevel) => ReactNode
}
