import type { ConsentText } from '@clairmemoire/forms/consent-text'
import { ChoiceGroup } from '@clairmemoire/ui/choice-group'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ConsentStep, FlowValues, StepInputProps, StepValue } from '../step.ts'
import { localeOf } from './locale-of.ts'
import type { StepKind } from './step-kind.ts'

const consentStepId = 'consent'

/** `as` selects the wording for the person who agrees. */
export function consentStep<As extends string>(i18n: I18n, text: ConsentText<As>, as: NoInfer<As>): ConsentStep {
  const locale = localeOf(i18n)
  return {
    kind: 'consent',
    id: consentStepId,
    title: text.title[locale][as],
    paragraphs: text.paragraphs.map((paragraph) => paragraph[locale][as]),
    agreement: text.agreement[locale][as],
    textVersion: text.version,
  }
}

/** The consent in these values, as fields of a request body. */
export function consentIn(values: FlowValues): { consent: true; consent_text_version: string } {
  const version = values[consentStepId]
  return { consent: true, consent_text_version: typeof version === 'string' ? version : '' }
}

/** Whether this exact text was accepted: a new version needs a new consent (R0-14). */
function hasConsent({ textVersion }: ConsentStep, value: StepValue | undefined): boolean {
  return value === textVersion
}

export const consentKind: StepKind<ConsentStep> = {
  read: (_step, entry) => entry,
  check: (step, value) => (hasConsent(step, value) ? [] : [{ field: step.id, code: 'consent_required' }]),
  describe: (i18n, { id, title }) => {
    const agreed = i18n._(msg({ id: 'form-flow.check.agreed', message: 'Vous êtes d’accord' }))
    return [{ id, step: id, term: title, value: agreed }]
  },
  inputOf: ({ id }, name) =>
    /^(?:consent|consent_text_version|consents\.(?:agreed|text_version))$/.test(name) ? id : undefined,
}

/** Shows the text to agree to and one checkbox, which starts unchecked (R0-14). */
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
