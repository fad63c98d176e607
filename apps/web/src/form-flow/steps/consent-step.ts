import type { I18n, MessageDescriptor } from '@lingui/core'
import type { ConsentStep, FlowValues } from '../step.ts'

export interface ConsentCopy {
  /** Stored with the consent; a change of meaning in either language is a new version. */
  textVersion: string
  title: MessageDescriptor
  paragraphs: readonly MessageDescriptor[]
  agreement: MessageDescriptor
}

const consentStepId = 'consent'

export function consentStep(i18n: I18n, copy: ConsentCopy): ConsentStep {
  return {
    kind: 'consent',
    id: consentStepId,
    title: i18n._(copy.title),
    paragraphs: copy.paragraphs.map((paragraph) => i18n._(paragraph)),
    agreement: i18n._(copy.agreement),
    textVersion: copy.textVersion,
  }
}

/** The consent of these values, as the contract asks for it. */
export function consentIn(values: FlowValues): { consent: true; consent_text_version: string } {
  const version = values[consentStepId]
  return { consent: true, consent_text_version: typeof version === 'string' ? version : '' }
}
