import { ChoiceGroup } from '@clairmemoire/ui/choice-group'
import { useLingui } from '@lingui/react/macro'
import type { ConsentStep, StepInputProps } from '../step.ts'
import { hasConsent } from './consent-rules.ts'

/** The text that is agreed to, and one box that starts unticked (R0-14). */
export function ConsentInput({ step, entry, errors, onEdit }: StepInputProps<ConsentStep>) {
  const { t } = useLingui()
  return (
    <>
      <h1 tabIndex={-1}>{step.title}</h1>
      {step.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <ChoiceGroup
        kind="checkbox"
        legend={t({ id: 'form-flow.consent.legend', message: 'Votre accord' })}
        error={errors[step.id]}
        name={step.id}
        options={[{ id: step.textVersion, label: step.agreement }]}
        value={hasConsent(step, entry) ? [step.textVersion] : []}
        onChange={([version]) => onEdit(version ?? '')}
      />
    </>
  )
}
