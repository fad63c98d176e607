import { Button } from '@clairmemoire/ui/button'
import { SummaryList } from '@clairmemoire/ui/summary-list'
import { VisuallyHidden } from '@clairmemoire/ui/visually-hidden'
import { Trans, useLingui } from '@lingui/react/macro'
import type { CheckStep, FlowValues, Step } from '../step.ts'
import { describedValues } from './described-values.ts'

interface CheckListProps {
  step: CheckStep
  steps: readonly Step[]
  values: FlowValues
  onChange: (step: string) => void
}

/** Every answer before it is sent, each with a way to change it (WCAG 3.3.6). */
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
