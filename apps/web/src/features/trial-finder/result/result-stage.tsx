import { Actions } from '@clairmemoire/ui/actions'
import { Button } from '@clairmemoire/ui/button'
import { Section } from '@clairmemoire/ui/section'
import { Stack } from '@clairmemoire/ui/stack'
import { Trans, useLingui } from '@lingui/react/macro'
import { EraseAnswers, useDocumentTitle, useNewStep } from '../../form-flow/index.ts'
import type { FormStageProps } from '../finder-props.ts'
import { MatchResult } from './match-result.tsx'
import { NoMatchResult } from './no-match-result.tsx'

/** What the comparison said, for as long as this device keeps the answers. */
export function ResultStage({ site, title, kept, goTo }: FormStageProps) {
  const { t } = useLingui()
  const recommendation = kept.draft.result?.recommendation
  useDocumentTitle(t({ id: 'trial-finder.result.tab', message: 'Votre résultat' }), title)
  useNewStep({ step: 'result' })
  if (!recommendation) return null
  const { contactPhone } = site.settings
  return (
    <Section width="column">
      <Stack>
        {recommendation.matched ? (
          <MatchResult recommendation={recommendation} phone={contactPhone} onBook={() => goTo('request')} />
        ) : (
          <NoMatchResult recommendation={recommendation} phone={contactPhone} onLeaveContact={() => goTo('news')} />
        )}
        <Actions>
          <Button kind="quiet" onClick={() => goTo('screening')}>
            <Trans id="trial-finder.result.change">Revoir mes réponses</Trans>
          </Button>
          <Button kind="quiet" onClick={() => window.print()}>
            <Trans id="trial-finder.print">Imprimer cette page</Trans>
          </Button>
        </Actions>
        <EraseAnswers onErase={kept.erase} />
      </Stack>
    </Section>
  )
}
