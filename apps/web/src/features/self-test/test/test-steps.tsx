import type { OrientationForm } from '@clairmemoire/api-client/schema'
import type { Locale } from '@clairmemoire/domain/locale'
import { type Question, shownQuestions } from '@clairmemoire/domain/questionnaire'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import {
  answersIn,
  checkStep,
  type ConsentCopy,
  consentStep,
  type FlowValues,
  type Step,
} from '../../../form-flow/index.ts'
import { EmergencyCall, UrgentHelp } from './urgent-help.tsx'

/** One step per question that is shown, then the consent before the first answer leaves, then the check. */
export function testSteps(
  i18n: I18n,
  form: OrientationForm,
  consent: ConsentCopy,
  values: FlowValues,
  locale: Locale,
): Step[] {
  const { user_type } = form
  const wording = user_type === 'patient' ? 'self' : 'someone_else'
  const settled = new Set(form.questions.map(({ settles }) => settles))
  // A question with another one that settles it is followed by a page of its own.
  const helpWith = ({ id, settles }: Question) =>
    settles !== undefined
      ? { stop: { title: i18n._(callNow), body: <EmergencyCall locale={locale} /> } }
      : settled.has(id)
        ? {}
        : { urgentHelp: <UrgentHelp /> }
  return [
    ...shownQuestions(form, answersIn(form, values)).map(
      (question): Step => ({ kind: 'question', id: question.id, question, wording, ...helpWith(question) }),
    ),
    consentStep(i18n, consent),
    checkStep(i18n, {
      title: msg({ id: 'self-test.check.title', message: 'Relisez vos réponses' }),
      submitLabel: msg({ id: 'self-test.check.submit', message: 'Envoyer et voir mon résultat' }),
    }),
  ]
}

const callNow = msg({ id: 'self-test.stop.title', message: 'Appelez les secours maintenant' })
