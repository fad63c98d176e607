import { type Questionnaire, shownQuestions } from '@clairmemoire/domain/questionnaire'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FlowValues, Step } from '../form-flow/index.ts'
import { resultConsent } from './consent.copy.ts'
import { consentStep } from './consent-step.ts'
import { answersIn, respondentIn } from './trial-finder.mapper.ts'

/** One step per question that is shown, then the consent, then the check. */
export function screeningSteps(i18n: I18n, questionnaire: Questionnaire, values: FlowValues): Step[] {
  const wording = respondentIn(values)
  const questions = shownQuestions(questionnaire, answersIn(questionnaire, values)).map(
    (question): Step => ({ kind: 'question', id: question.id, question, wording }),
  )
  return [
    ...questions,
    consentStep(i18n, resultConsent[wording]),
    {
      kind: 'check',
      id: 'check',
      title: i18n._(msg({ id: 'trial-finder.screening.check.title', message: 'Vérifiez vos réponses' })),
      hint: i18n._(
        msg({
          id: 'trial-finder.screening.check.hint',
          message: 'Vous pouvez encore tout modifier. Rien n’est envoyé avant que vous appuyiez sur le bouton.',
        }),
      ),
      submitLabel: i18n._(msg({ id: 'trial-finder.screening.submit', message: 'Voir mon résultat' })),
    },
  ]
}
