import { Button } from '@clairmemoire/ui/button'
import { SummaryList } from '@clairmemoire/ui/summary-list'
import { VisuallyHidden } from '@clairmemoire/ui/visually-hidden'
import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { CheckStep, FlowValues, Step } from '../step.ts'
import { kindOf } from './kinds.ts'
import type { DescribedValue } from './step-kind.ts'

interface CheckCopy {
  title: MessageDescriptor
  submitLabel: MessageDescriptor
  /** The note below the title. */
  hint?: MessageDescriptor
}

const request: CheckCopy = {
  title: msg({ id: 'form-flow.check.request', message: 'Vérifiez votre demande' }),
  submitLabel: msg({ id: 'form-flow.check.request.submit', message: 'Envoyer ma demande' }),
}

const notSent = msg({
  id: 'form-flow.check.hint',
  message: 'Vous pouvez encore tout modifier. Rien n’est envoyé avant que vous appuyiez sur le bouton.',
})

/** The last step of a flow; its default texts are those of a request. */
export function checkStep(i18n: I18n, { title, submitLabel, hint = notSent }: CheckCopy = request): CheckStep {
  return {
    kind: 'check',
    id: 'check',
    title: i18n._(title),
    hint: i18n._(hint),
    submitLabel: i18n._(submitLabel),
  }
}

interface CheckListProps {
  step: CheckStep
  steps: readonly Step[]
  values: FlowValues
  onChange: (step: string) => void
}

/** Lists every answer before they are sent, each with a button to change it (WCAG 3.3.6). */
export function CheckList({ step, steps, values, onChange }: CheckListProps) {
  const { i18n } = useLingui()
  return (
    <>
      <h1 tabIndex={-1}>{step.title}</h1>
      <p>{step.hint}</p>
      <SummaryList
        rows={describedValues(i18n, steps, values).map(({ id, step, term, value }) => ({
          id,
          term,
          value,
          action: (
            <Button kind="link" onClick={() => onChange(step)}>
              <Trans id="form-flow.check.change">
                Modifier <VisuallyHidden> : {term}</VisuallyHidden>
              </Trans>
            </Button>
          ),
        }))}
      />
    </>
  )
}

/** Every value of the steps in the reader's words, for the check page. */
export function describedValues(i18n: I18n, steps: readonly Step[], values: FlowValues): DescribedValue[] {
  return steps.flatMap((step) => kindOf(step).describe(i18n, step, values[step.id]))
}
