import type { Receipt } from '@clairmemoire/api-client/schema'
import { formatPhone } from '@clairmemoire/i18n/phone'
import { Actions } from '@clairmemoire/ui/actions'
import { Button } from '@clairmemoire/ui/button'
import onThePhone from '@clairmemoire/ui/drawings/on-the-phone.svg'
import { Hero } from '@clairmemoire/ui/hero'
import { Prose } from '@clairmemoire/ui/prose'
import { Section } from '@clairmemoire/ui/section'
import { Trans } from '@lingui/react/macro'
import { Fragment, type FunctionComponent, type ReactNode } from 'react'
import { type FlowPage, FlowStages, type StageProps, useDocumentTitle, useFlowPage } from '../../form-flow/index.ts'
import type { SiteContext } from '../../platform/site/site-context.ts'
import { useContactPhone } from '../../platform/site/site-hooks.ts'
import { allowedRequestStage, type RequestDraft, requestDraft } from '../request-draft.ts'

type Stage<FormReceipt> = FunctionComponent<StageProps<RequestDraft<FormReceipt>>>

interface RequestPageSource<FormReceipt> {
  /** The page's name among the private parts of the application state. */
  part: string
  /** The result of `formStages`, loaded on demand. */
  load: () => Promise<Record<'RequestStage' | 'WelcomeBackStage', Stage<FormReceipt>>>
  /** The confirmation, which loads once there is an answer. */
  loadReceived: () => Promise<Record<'ReceivedStage', Stage<FormReceipt>>>
  /** The address of the confirmation, if it has one. */
  thanksAt?: string
}

/** Loads the confirmation of a request whose form has only a definition. */
export const loadReceived = () => import('../received-stage.tsx')

export function requestPage<FormReceipt = Receipt>(
  source: RequestPageSource<FormReceipt>,
): FlowPage<RequestDraft<FormReceipt>> {
  const { part, load, loadReceived, thanksAt } = source
  return {
    draft: requestDraft(part),
    allowedStage: allowedRequestStage,
    firstStage: 'request',
    words: async () => (await import('../stage-words.ts')).stageWords,
    stages: {
      'welcome-back': { load: async () => (await load()).WelcomeBackStage },
      request: { load: async () => (await load()).RequestStage, mayLeadTo: ['received'] },
      received: { load: async () => (await loadReceived()).ReceivedStage },
    },
    ...(thanksAt === undefined ? {} : { pagesAfter: { received: thanksAt } }),
  }
}

/** The properties of an introduction. */
export interface IntroductionProps {
  pageTitle: string
  onStart: () => void
}

/**
 * Creates a page with one request, which shows the visitor's current stage. `Introduction` describes the request and its next steps, and is
 * readable without JavaScript.
 */
export function createRequestPage<FormReceipt = Receipt>(
  source: RequestPageSource<FormReceipt>,
  Introduction: FunctionComponent<IntroductionProps>,
) {
  const page = requestPage(source)
  return function RequestPage({ site, pageText: { title } }: { site: SiteContext; pageText: { title: string } }) {
    const state = useFlowPage(page, site)
    const introduction = <Introduction pageTitle={title} onStart={() => state.begin('request')} />
    return <FlowStages {...state} page={page} site={site} title={title} introduction={introduction} />
  }
}

interface RequestIntroductionProps extends IntroductionProps {
  /** The heading; by default the title of the page. */
  title?: ReactNode
  lead: ReactNode
  startLabel: ReactNode
  /** A notice that is only for this visit. */
  notice?: ReactNode
  /** Facts to know before starting, as terms and values. */
  facts: readonly { term: ReactNode; value: ReactNode }[]
  /** Things to bring to the appointment, below the facts. */
  children?: ReactNode
}

/** Shows the purpose of the request, facts to know before starting, and the telephone number as an alternative. */
export function RequestIntroduction(props: RequestIntroductionProps) {
  const { pageTitle, title = pageTitle, lead, startLabel, notice, onStart, facts, children } = props
  useDocumentTitle(pageTitle)
  const phone = useContactPhone()
  const number = formatPhone(phone)
  return (
    <>
      <Hero
        title={title}
        lead={lead}
        sketch={onThePhone}
        actions={
          <Actions needsScript>
            <Button kind="primary" onClick={onStart}>
              {startLabel}
            </Button>
          </Actions>
        }
      >
        {notice}
        <noscript>
          <p>
            <Trans id="call-requests.introduction.no-script">
              Ce formulaire a besoin de JavaScript. Vous pouvez aussi tout demander par téléphone :{' '}
              <a href={`tel:${phone}`}>{number}</a>.
            </Trans>
          </p>
        </noscript>
      </Hero>
      <Section>
        <Prose>
          <h2>
            <Trans id="call-requests.introduction.before">Avant de commencer</Trans>
          </h2>
          <dl>
            {facts.map(({ term, value }, index) => (
              <Fragment key={index}>
                <dt>{term}</dt>
                <dd>{value}</dd>
              </Fragment>
            ))}
          </dl>
          <p>
            <Trans id="call-requests.introduction.phone">
              Vous préférez le dire de vive voix ? Appelez-⁠nous au <a href={`tel:${phone}`}>{number}</a>.
            </Trans>
          </p>
        </Prose>
      </Section>
      {children === undefined ? null : <Section width="column">{children}</Section>}
    </>
  )
}
