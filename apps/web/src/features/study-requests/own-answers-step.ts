import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { choiceStep, type FlowValues, type Step } from '../../form-flow/index.ts'

const ownAnswersStepId = 'own_answers'

/** What was answered in the trial finder is offered, never taken unasked (WCAG 3.3.7). */
export function ownAnswersStep(i18n: I18n): Step {
  return choiceStep(i18n, {
    id: ownAnswersStepId,
    title: msg({ id: 'study-requests.own-answers.title', message: 'Voulez-vous joindre vos réponses ?' }),
    hint: msg({
      id: 'study-requests.own-answers.hint',
      message:
        'Vous avez déjà répondu aux questions sur les études, sur cet appareil. Avec vos réponses, notre équipe prépare mieux l’appel.',
    }),
    options: {
      use: msg({ id: 'study-requests.own-answers.use', message: 'Oui, joignez mes réponses' }),
      leave: msg({ id: 'study-requests.own-answers.leave', message: 'Non, ne les envoyez pas' }),
    },
  })
}

export function usesOwnAnswers(values: FlowValues): boolean {
  return values[ownAnswersStepId] === 'use'
}

export function leavesOwnAnswers(values: FlowValues): boolean {
  return values[ownAnswersStepId] === 'leave'
}
