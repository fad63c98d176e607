import type { Questionnaire } from '@clairmemoire/api-client/schema'
import { Trans, useLingui } from '@lingui/react/macro'
import { Loaded, type StageProps, WelcomeBack } from '../../form-flow/index.ts'
import type { FinderDraft } from './finder-draft.ts'
import { allowedStage } from './finder-stage.ts'
import { visitSteps } from './screening/screening-exits.tsx'
import { questionnaireQuery } from './trial-finder.queries.ts'

/** The question, result or request at which the visitor left. */
export function FinderWelcomeBack({ context }: StageProps<FinderDraft>) {
  const { api, locale } = context.site
  return (
    <Loaded query={questionnaireQuery(api, locale)} context={context}>
      {(questionnaire) => <LastPosition context={context} questionnaire={questionnaire} />}
    </Loaded>
  )
}

interface LastPositionProps extends StageProps<FinderDraft> {
  questionnaire: Questionnaire
}

function LastPosition({ context, questionnaire }: LastPositionProps) {
  const { i18n } = useLingui()
  const { draft } = context.saved
  const { flows, questionnaireVersion = questionnaire.version } = draft
  const stage = allowedStage(draft, draft.stage === 'welcome-back' ? 'screening' : draft.stage)
  const isScreening = stage !== 'result' && stage !== 'request' && stage !== 'news'
  return (
    <WelcomeBack
      context={context}
      stepsOf={(values) => visitSteps(i18n, context, questionnaire, values)}
      flow={flows.screening}
      isOutdated={questionnaireVersion !== questionnaire.version}
      onContinue={() => context.goTo(isScreening ? 'screening' : stage)}
    >
      {isScreening ? undefined : stage === 'result' ? (
        <Trans id="trial-finder.welcome-back.result">
          Vos réponses et votre résultat sont encore sur cet appareil.
        </Trans>
      ) : (
        <Trans id="trial-finder.welcome-back.request">
          Vos réponses et votre demande sont encore sur cet appareil. La demande n’est pas encore envoyée.
        </Trans>
      )}
    </WelcomeBack>
  )
}
