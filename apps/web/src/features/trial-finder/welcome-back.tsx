import type { Questionnaire } from '@clairmemoire/api-client/schema'
import { Actions } from '@clairmemoire/ui/actions'
import { Button } from '@clairmemoire/ui/button'
import { Section } from '@clairmemoire/ui/section'
import { Stack } from '@clairmemoire/ui/stack'
import { Trans, useLingui } from '@lingui/react/macro'
import {
  currentStep,
  Loaded,
  stepProgress,
  stepTitle,
  type StageProps,
  useDocumentTitle,
  useNewStep,
} from '../../form-flow/index.ts'
import type { FinderDraft } from './finder-draft.ts'
import { allowedStage } from './finder-stage.ts'
import { visitSteps } from './screening/visit-steps.ts'
import { questionnaireQuery } from './trial-finder.queries.ts'

/** Who comes back learns where they stood, and goes on or starts again. */
export function WelcomeBack({ visit }: StageProps<FinderDraft>) {
  const { api, locale } = visit.site
  return (
    <Loaded query={questionnaireQuery(api, locale)} phone={visit.phone}>
      {(questionnaire) => <WhereTheyStood visit={visit} questionnaire={questionnaire} />}
    </Loaded>
  )
}

interface WhereTheyStoodProps extends StageProps<FinderDraft> {
  questionnaire: Questionnaire
}

function WhereTheyStood({ visit, questionnaire }: WhereTheyStoodProps) {
  const { t, i18n } = useLingui()
  const { title, kept, goTo } = visit
  const { draft } = kept
  const stage = allowedStage(draft, draft.stage === 'welcome-back' ? 'screening' : draft.stage)
  const { values, step: stored } = draft.flows.screening
  const steps = visitSteps(i18n, visit, questionnaire, values)
  const step = currentStep(steps, values, stored)
  const progress = stepProgress(steps, step.id)
  const isScreening = stage !== 'result' && stage !== 'request' && stage !== 'news'
  const { current = 1, total = 1 } = progress ?? {}
  const heading =
    isScreening && progress
      ? t({ id: 'trial-finder.welcome-back.step', message: `Bon retour : étape ${current} sur ${total}` })
      : t({ id: 'trial-finder.welcome-back', message: 'Bon retour' })
  useDocumentTitle(heading, title)
  useNewStep({ step: 'welcome-back' })
  const question = stepTitle(step)
  return (
    <Section width="column">
      <Stack>
        <h1 tabIndex={-1}>{heading}</h1>
        <p>
          {isScreening ? (
            <Trans id="trial-finder.welcome-back.question">
              Vos réponses sont encore sur cet appareil. Vous en étiez à : « {question} »
            </Trans>
          ) : stage === 'result' ? (
            <Trans id="trial-finder.welcome-back.result">
              Vos réponses et votre résultat sont encore sur cet appareil.
            </Trans>
          ) : (
            <Trans id="trial-finder.welcome-back.request">
              Vos réponses et votre demande sont encore sur cet appareil. La demande n’est pas encore envoyée.
            </Trans>
          )}
        </p>
        {draft.questionnaireVersion === undefined || draft.questionnaireVersion === questionnaire.version ? null : (
          <p>
            <Trans id="trial-finder.welcome-back.outdated">
              Nos questions ont changé depuis. Ce qui n’est plus demandé est laissé de côté.
            </Trans>
          </p>
        )}
        <Actions>
          <Button kind="primary" onClick={() => goTo(isScreening ? 'screening' : stage)}>
            <Trans id="trial-finder.welcome-back.continue">Continuer</Trans>
          </Button>
          <Button kind="quiet" onClick={kept.erase}>
            <Trans id="trial-finder.welcome-back.restart">Recommencer et effacer mes réponses</Trans>
          </Button>
        </Actions>
      </Stack>
    </Section>
  )
}
