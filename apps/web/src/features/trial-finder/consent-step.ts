import type { I18n } from '@lingui/core'
import type { ConsentStep } from '../form-flow/index.ts'
import type { ConsentCopy } from './consent.copy.ts'

export const consentStepId = 'consent'

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
