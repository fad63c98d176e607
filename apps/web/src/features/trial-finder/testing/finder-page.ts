import type { TrialRecommendation } from '@clairmemoire/api-client/schema'
import type { Locale } from '@clairmemoire/domain/locale'
import { finderCallConsent } from '@clairmemoire/forms/finder-call-consent'
import { resultConsent } from '@clairmemoire/forms/finder-result-consent'
import { emptyDraft, type FlowDraft, type FlowValues } from '../../../form-flow/index.ts'
import { sampleSlots } from '../../../testing/sample-call-slots.ts'
import { contentWithStudies } from '../../../testing/sample-studies.ts'
import { type SitePage, sitePage } from '../../../testing/site-page.ts'
import { cleanDraft, type FinderDraft, type FinderStage } from '../finder-draft.ts'
import { sampleQuestionnaire } from './sample-questionnaire.ts'
import { sampleMatch } from './sample-recommendations.ts'

interface FinderPage extends Pick<SitePage, 'heading' | 'backend' | 'clients'> {
  /** Shows the page as on a new visit, which begins with the welcome-back page; by default as on a reload. */
  isReturning?: true
  stage: FinderStage
  /** The current step of the stage. */
  step?: string
  /** The value that is entered at that step but not confirmed yet. */
  entry?: FlowValues[string]
  /** The result of matching; by default a match. */
  result?: TrialRecommendation
  draftChanges?: Partial<FinderDraft>
  /** The person to be called. */
  callee?: 'me' | 'someone_else'
  /** Answers that differ from the defaults. */
  values?: FlowValues
}

const screening: FlowValues = {
  respondent: 'self',
  country: 'FR',
  age: 68,
  mri: 'yes',
  conditions: ['stroke', 'epilepsy'],
  doctor: 'Dr Exemple',
  more: null,
  postal_code: '75011',
  consent: resultConsent.version,
}

/** A request for a call to the sender or to a helper. */
const request = (locale: Locale, callee: 'me' | 'someone_else'): FlowValues => ({
  slot: { day: '2027-03-08', starts_at: '2027-03-08T08:00:00Z', time_zone: 'Europe/Paris' },
  contact: {
    first_name: 'Camille',
    last_name: 'Exemple',
    phone: { fr: '+33639981234', en: '+12025550123' }[locale],
    email: 'camille.exemple@adresse-tres-longue.example',
  },
  callee,
  helper: {
    first_name: 'Dominique',
    last_name: 'Exemple',
    relation: 'ma fille',
    phone: { fr: '+33639985678', en: '+12025550186' }[locale],
  },
  consent: finderCallConsent.version,
})

const news: FlowValues = {
  news: 'matching',
  contact: { email: 'camille@exemple.example', first_name: 'Camille' },
  consent: 'finder-news-matching-2026-12',
}

/** The trial finder of a visitor who has answered all questions and is at a certain step. */
export function finderPage(finder: FinderPage) {
  const {
    stage,
    step,
    entry,
    isReturning,
    result = sampleMatch,
    callee = 'me',
    values = {},
    backend,
    clients,
    draftChanges,
    ...page
  } = finder
  const draftAt = (saved: FlowValues): FlowDraft => ({
    ...emptyDraft,
    values: saved,
    ...(step === undefined ? {} : { step }),
    ...(step === undefined || entry === undefined ? {} : { entries: { [step]: entry } }),
  })
  return sitePage({
    path: '/trial-finder',
    ...page,
    // A reload keeps the position in the history; a new visit has none.
    ...(isReturning ? {} : { position: { stage, ...(step === undefined ? {} : { step }) } }),
    remembered: (locale) => {
      const draft: FinderDraft = {
        ...cleanDraft,
        stage,
        flows: {
          ...cleanDraft.flows,
          screening: draftAt({ ...screening, ...values }),
          request: draftAt(request(locale, callee)),
          news: draftAt(news),
        },
        questionnaireVersion: '2',
        trial: result.studies[0]?.trial_code,
        ...(stage === 'screening' ? {} : { result }),
        ...draftChanges,
      }
      return { 'trial-finder': draft }
    },
    clients: (locale) => ({ content: async () => contentWithStudies(locale), ...clients?.(locale) }),
    backend: (locale) => ({
      'GET /api/survey/trial-finder/': sampleQuestionnaire(locale),
      'GET /api/trials/call-slots': sampleSlots,
      ...backend?.(locale),
    }),
  })
}
