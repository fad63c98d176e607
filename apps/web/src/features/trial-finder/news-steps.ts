import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FlowValues, Step } from '../form-flow/index.ts'
import { newsConsent } from './consent.copy.ts'
import { consentStep } from './consent-step.ts'
import { visitorFields } from './contact-fields.ts'
import { checkStep } from './request-steps.ts'

const newsStepId = 'news'

/** The person lets us keep the few answers that matching needs; otherwise they are told of every new study. */
export function keepsMatchingAnswers(values: FlowValues): boolean {
  return values[newsStepId] === 'matching'
}

interface NewsStepsInput {
  i18n: I18n
  values: FlowValues
  /** There are answers that matching could use. */
  hasAnswers: boolean
}

/** Which news, whom to write to, the consent to just that, the check. */
export function newsSteps({ i18n, values, hasAnswers }: NewsStepsInput): Step[] {
  const { firstName, email } = visitorFields(i18n)
  const { missing: _, ...optionalFirstName } = firstName
  return [
    ...(hasAnswers ? [choiceStep(i18n)] : []),
    {
      kind: 'contact',
      id: 'contact',
      title: i18n._(msg({ id: 'trial-finder.news.contact.title', message: 'À quelle adresse vous écrire ?' })),
      hint: i18n._(
        msg({
          id: 'trial-finder.news.contact.hint',
          message: 'Nous vous écrivons seulement quand de nouvelles études ouvrent.',
        }),
      ),
      fields: [
        {
          ...email,
          hint: i18n._(
            msg({
              id: 'trial-finder.news.email.hint',
              message: 'Vous pouvez nous demander à tout moment de ne plus vous écrire.',
            }),
          ),
        },
        optionalFirstName,
      ],
      fieldPrefix: '',
    },
    consentStep(i18n, newsConsent[hasAnswers && keepsMatchingAnswers(values) ? 'matching' : 'all']),
    checkStep(i18n),
  ]
}

function choiceStep(i18n: I18n): Step {
  const both = (text: string) => ({ self: text, someone_else: text })
  return {
    kind: 'question',
    id: newsStepId,
    wording: 'self',
    question: {
      id: newsStepId,
      type: 'one_of',
      required: true,
      label: both(
        i18n._(
          msg({ id: 'trial-finder.news.choice.title', message: 'De quelles études voulez-vous être au courant ?' }),
        ),
      ),
      hint: both(
        i18n._(
          msg({
            id: 'trial-finder.news.choice.hint',
            message:
              'Pour choisir à votre place, il nous faut garder quatre réponses : l’état de la mémoire, la tranche d’âge, le pays et le département ou la zone.',
          }),
        ),
      ),
      options: [
        {
          id: 'matching',
          label: both(
            i18n._(
              msg({
                id: 'trial-finder.news.choice.matching',
                message: 'Seulement celles qui peuvent convenir : gardez ces quatre réponses',
              }),
            ),
          ),
        },
        {
          id: 'all',
          label: both(
            i18n._(
              msg({
                id: 'trial-finder.news.choice.all',
                message: 'Toutes les nouvelles études : ne gardez aucune réponse',
              }),
            ),
          ),
        },
      ],
    },
  }
}
