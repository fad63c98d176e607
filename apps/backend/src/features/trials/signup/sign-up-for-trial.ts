import type { TrialSignup } from '@clairmemoire/api-client/schema'
import { lastToday } from '@clairmemoire/domain/calendar-date'
import { mayRecruit } from '@clairmemoire/domain/study'
import { studyOfCode } from '@clairmemoire/domain/studies'
import { resolveTrialMatch } from '@clairmemoire/domain/trial-match'
import { localeOfCountry } from '@clairmemoire/domain/country'
import { formNow } from '@clairmemoire/forms/every-form'
import { answeredQuestions, questionnaireOf } from '@clairmemoire/forms/form-questions'
import type { FastifyReply } from 'fastify'
import { studiesNow } from '../../../desk/studies-now.ts'
import { countryOf } from '../../../requests/asked-call.ts'
import type { FormSubmission } from '../../../requests/form-problems.ts'
import { type SubmitRequest, submitForm } from '../../../requests/submit-form.ts'
import type { Backend } from '../../backend.ts'

/** A request to be called about a study, or about studies as such (R7-13). */
export function signUpForTrial(backend: Backend) {
  return async (request: SubmitRequest, reply: FastifyReply): Promise<TrialSignup> => {
    const { body } = request
    const studies = await studiesNow(backend.database, backend.studies)
    const { code } = resolveTrialMatch(
      typeof body.answers.trial_code === 'string' ? body.answers.trial_code : '',
      localeOfCountry(countryOf(body)),
      studies,
    )
    const study = studyOfCode(code, studies)
    const { kind: _, ...receipt } = await submitForm(backend, 'trial_call', request, reply, {
      answers: { trial_code: code },
      ...(study && { study: { code, name: study.name, criteria: study.criteria } }),
      questionnaire: askedNow(backend, body),
    })
    return {
      ...receipt,
      trial_code: code,
      trial_name: study?.name ?? null,
      with_trial: study !== undefined,
      trial_offered: study !== undefined && mayRecruit(study.status),
    }
  }
}

/** The study, and what the trial finder asks while these studies are open, or asked before. */
function askedNow({ clock, questionnaires }: Backend, { locale, answers, ...body }: FormSubmission) {
  const form = formNow('trial_call')
  const asking = { locale, country: countryOf({ locale, ...body }), day: lastToday(clock()) }
  const [study] = questionnaireOf(form, answeredQuestions(form), asking, answers).questions
  const finder = questionnaires.answerableFinderIn(locale)
  return { ...finder, questions: study ? [study, ...finder.questions] : finder.questions }
}
