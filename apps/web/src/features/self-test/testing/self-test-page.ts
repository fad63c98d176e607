import { testConsent, viewConsent } from '@clairmemoire/forms/memory-test-consents'
import { emptyDraft, type FlowValues } from '../../../form-flow/index.ts'
import { selfTestPart } from '../../../own-results/index.ts'
import { type SitePage, sitePage } from '../../../testing/site-page.ts'
import { cleanDraft, type SelfTestDraft, type SelfTestStage } from '../self-test-draft.ts'
import { sampleForm } from './sample-form.ts'

interface TestPage extends Pick<SitePage, 'heading' | 'backend' | 'clients'> {
  stage: SelfTestStage
  step?: string
  /** The value that is entered at that step but not confirmed yet. */
  entry?: FlowValues[string]
  /** Answers that differ from those of the complete sample. */
  answers?: FlowValues
  /** Whether the story shows a returning visitor. */
  isNewVisit?: boolean
  draft?: Partial<SelfTestDraft>
}

const answered: FlowValues = {
  signs: ['none'],
  repeats: 'often',
  began: '2026-09-03',
  comment: null,
}

/** The test of a visitor who has answered all questions and is at a certain step. */
export function selfTestPage({ stage, step, entry, answers, isNewVisit = false, draft, backend, ...page }: TestPage) {
  const flow = draft?.invitation ? 'view' : 'test'
  const userType = flow === 'view' ? 'relative' : (draft?.userType ?? 'patient')
  const consent = flow === 'view' ? viewConsent : testConsent
  return sitePage({
    path: '/questionnaire',
    ...page,
    ...(isNewVisit ? {} : { position: { stage, ...(step === undefined ? {} : { step }) } }),
    remembered: () => {
      const saved: SelfTestDraft = {
        ...cleanDraft,
        stage,
        flows: {
          ...cleanDraft.flows,
          [flow]: {
            ...emptyDraft,
            values: { ...answered, ...answers, consent: consent.version },
            ...(step === undefined ? {} : { step }),
            ...(step === undefined || entry === undefined ? {} : { entries: { [step]: entry } }),
          },
        },
        questionnaireVersion: '1',
        ...draft,
      }
      return { [selfTestPart]: saved }
    },
    backend: (locale) => ({ 'GET /api/forms/orientation': sampleForm(locale, userType), ...backend?.(locale) }),
  })
}
