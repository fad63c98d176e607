import type { Recommendation } from '@clairmemoire/api-client/schema'
import { Accordion, type AccordionEntry } from '@clairmemoire/ui/accordion'
import { Actions } from '@clairmemoire/ui/actions'
import { Button } from '@clairmemoire/ui/button'
import { Panel, Split } from '@clairmemoire/ui/layout'
import { Notice } from '@clairmemoire/ui/notice'
import { Prose } from '@clairmemoire/ui/prose'
import { Section } from '@clairmemoire/ui/section'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useDocumentTitle } from '../../../form-flow/index.ts'
import type { SiteContext } from '../../../platform/site/site-context.ts'
import { useAdvice } from './advice-section.tsx'
import { CallSection } from './call-section.tsx'
import { EarlierSection } from './earlier-section.tsx'
import { GoalsSection } from './goals-section.tsx'
import { KeepPanel } from './keep/keep-panel.tsx'
import { KeepSection } from './keep/keep-section.tsx'
import { type KeepPart, KeepStrip, useKeeping } from './keep/keep-strip.tsx'
import { AboutQuestions, Satisfaction } from './opinion.tsx'
import { RelativeSection } from './relative/relative-section.tsx'
import { ResultHead } from './result-head.tsx'
import { useResultTexts } from './result-texts.tsx'
import { StudySection, StudyTitle, useFinderResult } from './study-section.tsx'
import { WhatNow } from './what-now.tsx'

interface ResultProps {
  site: SiteContext
  title: string
  recommendation: Recommendation
  onErased: () => void
}

/** Shows the next step, then folded parts. In an emergency, it shows only the emergency message and ways to save or erase. */
export function Result({ site, title, recommendation, onErased }: ResultProps) {
  const { t } = useLingui()
  const isUrgent = recommendation.urgent !== undefined
  const keeping = useKeeping(site)
  const [shown, setShown] = useState<KeepPart>()
  useDocumentTitle(t({ id: 'recommendations.result.tab', message: 'Votre résultat' }), title)
  const strip = <KeepStrip locale={site.locale} keeping={keeping} shown={shown} onShow={setShown} />
  const keep = {
    id: 'keep',
    title: <Trans id="recommendations.keep.title">Garder ou effacer ce résultat</Trans>,
    content: (
      <KeepSection site={site} recommendation={recommendation} onErased={onErased}>
        {isUrgent ? strip : null}
      </KeepSection>
    ),
  }
  return (
    <>
      <ResultHead
        recommendation={recommendation}
        keep={strip}
        isSheetShown={shown === 'sheet'}
        onSheet={() => setShown(shown === 'sheet' ? undefined : 'sheet')}
      />
      <KeepPanel site={site} recommendation={recommendation} shown={shown} />
      <Section>
        {isUrgent ? (
          <Accordion entries={[keep]} titleAs="h2" />
        ) : (
          <Parts site={site} recommendation={recommendation} keep={keep} />
        )}
      </Section>
    </>
  )
}

interface PartsProps {
  site: SiteContext
  recommendation: Recommendation
  keep: AccordionEntry
}

/** The folded parts: the answers, the possible actions, and ways to save or erase the result. */
function Parts({ site, recommendation, keep }: PartsProps) {
  const texts = useResultTexts(recommendation)
  const toDo = useToDo(site, recommendation)
  const advice = useAdvice(recommendation)
  return (
    <Split
      aside={
        <Panel>
          <h2>
            <Trans id="recommendations.after.title">Ce que devient ce résultat</Trans>
          </h2>
          <Accordion
            entries={[
              keep,
              // Results of the short form are not compared.
              ...(recommendation.user_type === 'patient' && !recommendation.rest
                ? [
                    {
                      id: 'earlier',
                      title: <Trans id="recommendations.earlier.title">Comparer au fil du temps</Trans>,
                      content: <EarlierSection site={site} recommendation={recommendation} />,
                    },
                  ]
                : []),
              {
                id: 'opinion',
                title: <Trans id="recommendations.opinion.title">Votre avis, si vous voulez</Trans>,
                content: <OpinionSection site={site} recommendation={recommendation} />,
              },
            ]}
          />
        </Panel>
      }
    >
      {advice.length > 0 ? (
        <>
          <h2>
            <Trans id="recommendations.advice.title">Nos recommandations</Trans>
          </h2>
          <Accordion entries={advice} />
        </>
      ) : null}
      <h2>
        <Trans id="recommendations.do.title">Ce que vous pouvez faire</Trans>
      </h2>
      <Accordion entries={toDo} />
      <h2>
        <Trans id="recommendations.said.title">Ce que disent vos réponses</Trans>
      </h2>
      <Accordion entries={texts} />
    </Split>
  )
}

function useToDo(site: SiteContext, recommendation: Recommendation): AccordionEntry[] {
  const { goals, relative, user_type, contact } = recommendation
  const study = useFinderResult(site.applicationState)
  return [
    {
      id: 'what-now',
      title: <Trans id="recommendations.now.title">En parler à quelqu’un</Trans>,
      hint: <Trans id="recommendations.now.hint">Votre médecin, ou notre équipe</Trans>,
      content: <WhatNow recommendation={recommendation} />,
    },
    {
      id: 'call',
      title: <Trans id="recommendations.call.title">Nous pouvons vous appeler</Trans>,
      hint: <Trans id="recommendations.call.hint">Un appel gratuit, dans les 3 jours ouvrés</Trans>,
      startsOpen: contact.callback !== undefined,
      content: <CallSection site={site} recommendation={recommendation} />,
    },
    ...(goals.length > 0
      ? [
          {
            id: 'week',
            title: <Trans id="recommendations.goals.title">Un petit pas cette semaine</Trans>,
            hint: <Trans id="recommendations.goals.open">Choisir, et imprimer la semaine</Trans>,
            content: <GoalsSection site={site} recommendation={recommendation} />,
          },
        ]
      : []),
    ...(user_type === 'patient'
      ? [
          {
            id: 'relative',
            title: relative ? (
              <Trans id="recommendations.relative.title">Vos réponses et celles de votre proche</Trans>
            ) : (
              <Trans id="recommendations.relative.ask-title">Le regard d’un proche</Trans>
            ),
            content: <RelativeSection site={site} recommendation={recommendation} />,
          },
        ]
      : []),
    { id: 'study', title: <StudyTitle result={study} />, content: <StudySection result={study} /> },
  ]
}

type Part = 'offered' | 'satisfaction' | 'questions' | 'thanks'

/** Asks for optional feedback, first about the test as a whole, then about single questions. */
function OpinionSection({ site, recommendation }: { site: SiteContext; recommendation: Recommendation }) {
  const [part, setPart] = useState<Part>('offered')
  return (
    <Prose>
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
  )
}
