import { Trans } from '@lingui/react/macro'
import { type StageProps, WelcomeBack } from '../../form-flow/index.ts'
import type { FinderDraft } from './finder-draft.ts'
import { allowedStage } from './finder-stage.ts'
import { screening } from './screening/screening-flow.tsx'

/** Leads a returning visitor back to the question, the result or the form that they saw last. */
export function FinderWelcomeBack({ context }: StageProps<FinderDraft>) {
  const { draft } = context.saved
  const stage = allowedStage(draft, draft.stage === 'welcome-back' ? 'screening' : draft.stage)
  const isScreening = stage !== 'result' && stage !== 'request' && stage !== 'news'
  return (
    <WelcomeBack
      context={context}
      flow={screening}
      isOutdated={({ version }) => (draft.questionnaireVersion ?? version) !== version}
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
