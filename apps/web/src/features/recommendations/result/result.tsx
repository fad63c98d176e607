import type { Recommendation } from '@clairmemoire/api-client/schema'
import { Actions } from '@clairmemoire/ui/actions'
import { Button } from '@clairmemoire/ui/button'
import { Card, CardList } from '@clairmemoire/ui/card'
import { Lead } from '@clairmemoire/ui/lead'
import { Notice } from '@clairmemoire/ui/notice'
import { Prose } from '@clairmemoire/ui/prose'
import { Section } from '@clairmemoire/ui/section'
import { Tag } from '@clairmemoire/ui/tag'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useDocumentTitle } from '../../../form-flow/index.ts'
import type { SiteContext } from '../../../platform/site/site-context.ts'
import { AdviceSection } from './advice-section.tsx'
import { CallSection } from './call-section.tsx'
import { EarlierSection } from './earlier-section.tsx'
import { GoalsSection } from './goals-section.tsx'
import { KeepPanel } from './keep/keep-panel.tsx'
import { KeepSection } from './keep/keep-section.tsx'
import { type KeepPart, KeepStrip, useKeeping } from './keep/keep-strip.tsx'
import { areaInWords } from './levels.copy.ts'
import { AboutQuestions, Satisfaction } from './opinion.tsx'
import { RelativeSection } from './relative/relative-section.tsx'
import { ResultHead } from './result-head.tsx'
import { StudySection } from './study-section.tsx'
import { WhatNow } from './what-now.tsx'

interface ResultProps {
  site: SiteContext
  title: string
  recommendation: Recommendation
  onErased: () => void
}

/** The whole result, from the next step to what can be kept of it. */
export function Result({ site, title, recommendation, onErased }: ResultProps) {
  const { t } = useLingui()
  const isUrgent = recommendation.urgent !== undefined
  const keeping = useKeeping(site)
  const [shown, setShown] = useState<KeepPart>()
  const strip = <KeepStrip locale={site.locale} keeping={keeping} shown={shown} onShow={setShown} />
  const panel = <KeepPanel site={site} recommendation={recommendation} shown={shown} />
  useDocumentTitle(t({ id: 'recommendations.result.tab', message: 'Votre résultat' }), title)
  return (
    <>
      <ResultHead recommendation={recommendation} keep={isUrgent ? null : strip} />
      {isUrgent ? null : panel}
      {isUrgent ? null : <RestOfResult site={site} recommendation={recommendation} />}
      <KeepSection site={site} recommendation={recommendation} onErased={onErased}>
        {isUrgent ? strip : null}
      </KeepSection>
      {isUrgent ? panel : null}
      {isUrgent ? null : <OpinionSection site={site} recommendation={recommendation} />}
    </>
  )
}

/** What may be read in one's own time: whoever needs help now is offered nothing else. */
function RestOfResult({ site, recommendation }: Pick<ResultProps, 'site' | 'recommendation'>) {
  const { areas, causes, advice } = recommendation
  const isOwn = recommendation.user_type === 'patient'
  return (
    <>
      <WhatNow recommendation={recommendation} />
      <CallSection site={site} recommendation={recommendation} />
      {areas && areas.length > 0 ? <AreasSection areas={areas} /> : null}
      {causes.length > 0 ? <CausesSection causes={causes} /> : null}
      {advice.length > 0 ? <AdviceSection advice={advice} locale={recommendation.locale} /> : null}
      {isOwn ? <RelativeSection site={site} recommendation={recommendation} /> : null}
      {isOwn ? <EarlierSection site={site} recommendation={recommendation} /> : null}
      <GoalsSection site={site} recommendation={recommendation} />
      <StudySection applicationState={site.applicationState} />
    </>
  )
}

/** What was said by area, each with its level in words. */
function AreasSection({ areas }: { areas: NonNullable<Recommendation['areas']> }) {
  const { i18n } = useLingui()
  return (
    <Section labelledBy="areas">
      <h2 id="areas">
        <Trans id="recommendations.areas.title">Domaine par domaine</Trans>
      </h2>
      <CardList>
        {areas.map(({ id, title, text, ...area }) => (
          <Card key={id} tag={<Tag>{areaInWords(i18n, area)}</Tag>} title={title}>
            <p>{text}</p>
          </Card>
        ))}
      </CardList>
    </Section>
  )
}

/** What else can weigh on memory, each with the answers that name it. */
function CausesSection({ causes }: Pick<Recommendation, 'causes'>) {
  return (
    <Section tone="mist" labelledBy="causes">
      <h2 id="causes">
        <Trans id="recommendations.causes.title">Ce qui peut aussi jouer</Trans>
      </h2>
      <Lead>
        <Trans id="recommendations.causes.lead">
          Beaucoup de choses gênent la mémoire, et certaines se soignent. Voici ce que vos réponses en disent.
        </Trans>
      </Lead>
      <CardList>
        {causes.map(({ id, title, text, because }) => (
          <Card key={id} title={title}>
            <p>{text}</p>
            {because.map((sentence) => (
              <p key={sentence}>
                <strong>{sentence}</strong>
              </p>
            ))}
          </Card>
        ))}
      </CardList>
    </Section>
  )
}

type Part = 'offered' | 'satisfaction' | 'questions' | 'thanks'

interface OpinionSectionProps {
  site: SiteContext
  recommendation: Recommendation
}

/** What the person thinks of the test, at the end and only if they want: first of all of it, then of single questions. */
function OpinionSection({ site, recommendation }: OpinionSectionProps) {
  const [part, setPart] = useState<Part>('offered')
  return (
    <Section labelledBy="opinion">
      <Prose>
        <h2 id="opinion">
          <Trans id="recommendations.opinion.title">Votre avis, si vous voulez</Trans>
        </h2>
        {part === 'offered' ? (
          <>
            <p>
              <Trans id="recommendations.opinion.text">
                Trois questions courtes pour améliorer ce test. Votre avis est gardé sans nom et sans vos réponses.
              </Trans>
            </p>
            <Actions>
              <Button kind="quiet" onClick={() => setPart('satisfaction')}>
                <Trans id="recommendations.opinion.open">Donner mon avis</Trans>
              </Button>
            </Actions>
          </>
        ) : null}
        {part === 'satisfaction' ? (
          <Satisfaction site={site} resultId={recommendation.id} onDone={() => setPart('questions')} />
        ) : null}
        {part === 'questions' ? (
          <AboutQuestions site={site} recommendation={recommendation} onDone={() => setPart('thanks')} />
        ) : null}
        {part === 'thanks' ? (
          <Notice tone="success" announce>
            <p>
              <Trans id="recommendations.opinion.thanks">Merci. Votre avis est bien arrivé.</Trans>
            </p>
          </Notice>
        ) : null}
      </Prose>
    </Section>
  )
}
