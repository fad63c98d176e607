import type { Recommendation } from '@clairmemoire/api-client/schema'
import { Actions } from '@clairmemoire/ui/actions'
import { Button } from '@clairmemoire/ui/button'
import { Notice } from '@clairmemoire/ui/notice'
import { Prose } from '@clairmemoire/ui/prose'
import { Section } from '@clairmemoire/ui/section'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { SiteContext } from '../../../../platform/site/site-context.ts'
import { AboutQuestions } from './about-questions.tsx'
import { Satisfaction } from './satisfaction.tsx'

type Part = 'offered' | 'satisfaction' | 'questions' | 'thanks'

interface OpinionSectionProps {
  site: SiteContext
  recommendation: Recommendation
}

/** What the person thinks of the test, at the end and only if they want: first of all of it, then of single questions. */
export function OpinionSection({ site, recommendation }: OpinionSectionProps) {
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
