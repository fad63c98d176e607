import { Actions } from '@clairmemoire/ui/actions'
import { Button } from '@clairmemoire/ui/button'
import { Stack } from '@clairmemoire/ui/layout'
import { Section } from '@clairmemoire/ui/section'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { PageDraft } from '../page/draft.ts'
import type { FlowContext } from '../page/flow-page.ts'
import { useDocumentTitle, useNewStep } from '../page/use-new-step.ts'
import { type FlowValues, stepTitle } from '../step.ts'
import { stepCount } from '../steps/step-count.copy.ts'
import { currentStep, stepProgress } from '../steps/step-rules.ts'
import type { Flow } from './flow.ts'
import { LoadedFlow } from './loaded.tsx'

interface WelcomeBackProps<Draft extends PageDraft, Data, Receipt> {
  context: FlowContext<Draft>
  /** The form in which the visitor stopped. */
  flow: Flow<Draft, Data, Receipt>
  /** Whether the questions have changed since the last visit. */
  isOutdated?: (data: Data) => boolean
  onContinue?: () => void
  /** Replaces the step number and the question, for example if all questions are answered. */
  children?: ReactNode
}

/** Shows a returning visitor where they stopped, with buttons to continue or to start again. */
export function WelcomeBack<Draft extends PageDraft, Data, Receipt>(props: WelcomeBackProps<Draft, Data, Receipt>) {
  return (
    <LoadedFlow flow={props.flow} context={props.context}>
      {(data) => <LastPosition {...props} data={data} />}
    </LoadedFlow>
  )
}

function LastPosition<Draft extends PageDraft, Data, Receipt>(
  props: WelcomeBackProps<Draft, Data, Receipt> & { data: Data },
) {
  const { context, flow, data, isOutdated, onContinue = () => context.goTo(flow.name), children } = props
  const { t, i18n } = useLingui()
  const answered = context.saved.draft.flows[flow.name]
  const values = answered?.values ?? {}
  const stepsOf = (given: FlowValues) => flow.stepsOf({ context, data, i18n }, given)
  const step = currentStep(stepsOf(values), values, answered?.step)
  const progress = children === undefined ? stepProgress(stepsOf, values, step.id) : undefined
  const count = progress && stepCount(i18n, progress)
  const heading = count
    ? t({ id: 'form-flow.welcome-back.step', message: `Vous revoilà : étape ${count}` })
    : t({ id: 'form-flow.welcome-back', message: 'Vous revoilà' })
  useDocumentTitle(heading, context.title)
  useNewStep({ step: 'welcome-back' })
  return (
    <Section width="column">
      <Stack>
        <h1 tabIndex={-1}>{heading}</h1>
        <p>{children ?? <AnswersAreKept question={stepTitle(step)} />}</p>
        {isOutdated?.(data) ? (
          <p>
            <Trans id="form-flow.welcome-back.outdated">
              Nos questions ont changé depuis. Ce qui n’est plus demandé est laissé de côté.
            </Trans>
          </p>
        ) : null}
        <Actions>
          <Button kind="primary" onClick={onContinue}>
            <Trans id="form-flow.continue">Continuer</Trans>
          </Button>
          <Button kind="quiet" onClick={context.saved.erase}>
            <Trans id="form-flow.welcome-back.restart">Recommencer et effacer mes réponses</Trans>
          </Button>
        </Actions>
      </Stack>
    </Section>
  )
}

/** States that the answers are stored, and names the question where the visitor stopped. */
function AnswersAreKept({ question }: { question: string }) {
  return (
    <Trans id="form-flow.welcome-back.question">
      Vos réponses sont encore sur cet appareil. Vous en étiez à : « {question} »
    </Trans>
  )
}
