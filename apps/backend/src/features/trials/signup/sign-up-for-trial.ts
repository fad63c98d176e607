import type { TrialSignup } from '@clairmemoire/api-client/schema'
import { latestToday } from '@clairmemoire/domain/calendar-date'
import { mayRecruit, type Study } from '@clairmemoire/domain/study'
import { studiesIn, studyOfCode } from '@clairmemoire/domain/studies'
import { resolveTrialMatch } from '@clairmemoire/domain/trial-match'
import { localeOfCountry } from '@clairmemoire/domain/country'
import { formNow } from '@clairmemoire/forms/every-form'
import { answeredQuestions, questionnaireOf } from '@clairmemoire/forms/form-questions'
import { isAboutStudies, maxFurtherStudies } from '@clairmemoire/forms/trial-call'
import type { FastifyReply } from 'fastify'
import { studiesNow } from '../../../desk/studies-now.ts'
import { countryOf } from '../../../requests/call-input.ts'
import type { FormSubmission } from '../../../requests/form-problems.ts'
import { type SubmitRequest, submitForm } from '../../../requests/submit-form.ts'
import type { Backend } from '../../backend.ts'

/** Stores a request to be called about a study, or about studies in general (R7-13). */
export function signUpForTrial(backend: Backend) {
  return async (request: SubmitRequest, reply: FastifyReply): Promise<TrialSignup> => {
    const { body } = request
    const studies = backend.studies.current()
    let currentStudies: readonly Study[] = []
    const { code } = resolveTrialMatch(
      typeof body.answers.trial_code === 'string' ? body.answers.trial_code : '',
      localeOfCountry(countryOf(body)),
      studies,
    )
    const study = studyOfCode(code, studies)
    const further = study === undefined ? [] : furtherStudies(body, study, studies)
    const { kind: _, ...receipt } = await submitForm(backend, 'trial_call', request, reply, {
      answers: {
        trial_code: code,
        ...('further_trial_codes' in body.answers && {
          further_trial_codes: further.map((other) => other.code).join(' ') || null,
        }),
      },
      ...(study && {
        study: { ...studyForQuestions(study), ...(further.length > 0 && { further: further.map(studyForQuestions) }) },
      }),
      questionnaire: answerableQuestions(backend, body),
      read: async (tx) => {
        currentStudies = await studiesNow(tx, backend.studies)
      },
    })
    return {
      ...receipt,
      trial_code: code,
      trial_name: study?.name ?? null,
      with_trial: study !== undefined,
      trial_offered: currentStudies.some((current) => current.code === code && mayRecruit(current.status)),
    }
  }
}

/** Returns known studies of the same country, without duplicates. */
function furtherStudies({ answers, ...body }: FormSubmission, first: Study, studies: readonly Study[]): Study[] {
  const codes = String(answers['further_trial_codes'] ?? '').split(/\s+/)
  return studiesIn(countryOf(body), studies)
    .filter((study) => study !== first && codes.includes(study.code))
    .slice(0, maxFurtherStudies)
}

function studyForQuestions({ code, name, criteria }: Study) {
  return { code, name, criteria }
}

/** Returns the form's questions about studies, and all questions of the trial finder. */
function answerableQuestions({ clock, questionnaires }: Backend, { locale, answers, ...body }: FormSubmission) {
  const form = formNow('trial_call')
  const context = { locale, country: countryOf({ locale, ...body }), day: latestToday(clock()) }
  const formPart = questionnaireOf(form, answeredQuestions(form).filter(isAboutStudies), context, answers).questions
  const finder = questionnaires.answerableFinderIn(locale)
  return { ...finder, questions: [...formPart, ...finder.questions] }
}
