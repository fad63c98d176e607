import type { Locale } from '@clairmemoire/domain/locale'
import { type SitePage, sitePage } from '../../../testing/site-page.tsx'
import { emptyDraft, type FlowDraft, type FlowValues } from '../../form-flow/index.ts'
import { callConsent, newsConsent, resultConsent } from '../consent.copy.ts'
import { cleanDraft, type FinderDraft, type Stage } from '../finder-draft.ts'
import { sampleQuestionnaire } from './sample-questionnaire.ts'
import { sampleMatch, sampleNoMatch, sampleSlots } from './sample-recommendations.ts'

interface FinderPage extends Pick<SitePage, 'heading' | 'backend' | 'clients'> {
  stage: Stage
  /** The step of the stage that is shown. */
  step?: string
  /** What was typed at that step and not continued with. */
  entry?: FlowValues[string]
  isMatched?: boolean
  outcome?: Partial<FinderDraft>
}

const screening: FlowValues = {
  respondent: 'self',
  age: 68,
  mri: 'yes',
  conditions: ['stroke', 'epilepsy'],
  doctor: 'Dr Exemple',
  more: null,
  postal_code: '75011',
  consent: resultConsent.self.textVersion,
}

const request = (locale: Locale): FlowValues => ({
  slot: { day: '2027-03-08', starts_at: '2027-03-08T08:00:00Z', time_zone: 'Europe/Paris' },
  contact: {
    first_name: 'Camille',
    last_name: 'Exemple',
    phone: { fr: '+33639981234', en: '+12025550123' }[locale],
    email: 'camille.exemple@adresse-tres-longue.example',
  },
  helper: {},
  consent: callConsent.self.textVersion,
})

const news: FlowValues = {
  contact: { email: 'camille@exemple.example', first_name: 'Camille' },
  consent: newsConsent.textVersion,
}

/** The trial finder as a visitor finds it again who has answered everything and left it at one step. */
export function finderPage({ stage, step, entry, isMatched = true, backend, outcome, ...page }: FinderPage) {
  const left = (values: FlowValues): FlowDraft => ({
    ...emptyDraft,
    values,
    ...(step === undefined ? {} : { step }),
    ...(step === undefined || entry === undefined ? {} : { entries: { [step]: entry } }),
  })
  return sitePage({
    path: '/trial-finder',
    ...page,
    remembered: (locale) => {
      const draft: FinderDraft = {
        ...cleanDraft,
        stage,
        screening: left(screening),
        request: left(request(locale)),
        news: left(news),
        ...(stage === 'screening'
          ? {}
          : { result: { locale, recommendation: isMatched ? sampleMatch(locale) : sampleNoMatch(locale) } }),
        ...outcome,
      }
      return { 'trial-finder': draft }
    },
    backend: (locale) => ({
      'GET /api/survey/trial-finder/': sampleQuestionnaire(locale),
      'GET /api/trials/call-slots': sampleSlots,
      ...backend?.(locale),
    }),
  })
}
