import type {
  Country,
  CriterionAssessment,
  Locale,
  PhoneQuestions,
  PrivateRequest,
  TrialSignup,
  TrialSignupRequest,
} from '@clairmemoire/api-client/schema'
import { localeOfCountry } from '@clairmemoire/domain/country'
import { assessCriterion } from '@clairmemoire/domain/eligibility'
import { type Answers, type AnswerValue, type Questionnaire } from '@clairmemoire/domain/questionnaire'
import { profileOfAnswers } from '@clairmemoire/domain/screening'
import type { StudyCode } from '@clairmemoire/domain/study'
import { noTrialMatch } from '@clairmemoire/domain/trial-match'
import { questionnaireIn } from '@clairmemoire/forms/bilingual-questionnaire'
import { everyQuestion, questionsFor } from '@clairmemoire/forms/trial-finder'
import { placeOfPostalCode } from '@clairmemoire/places'
import { studyOfCode } from '@clairmemoire/studies'
import { trialMatch } from '@clairmemoire/studies/trial-match'
import { eq } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ContactDetails } from '../../../calls/promised-call.ts'
import { written } from '../../../mail/letter.ts'
import { type FieldProblem, Refusal } from '../../../platform/contract/refusal.ts'
import { answerProblems, storedAnswers } from '../../../questionnaires/answers.ts'
import { askedCallProblems, countryOf, storedCall } from '../../../requests/asked-call.ts'
import {
  type RequestDetails,
  type RequestKind,
  respondentInWords,
  sameTitle,
  sentAnswers,
} from '../../../requests/request-kind.ts'
import { sentRequest } from '../../../requests/sent-request.table.ts'
import type { AcceptedRequest } from '../../../requests/submit-request.ts'
import { submitRequest } from '../../../requests/submit-request.ts'
import type { Backend } from '../../backend.ts'
import { criterionAssessment } from '../recommendation/recommend-trial.ts'
import { type TrialSignupRow, trialSignup } from './trial-signup.table.ts'

type SignupRequest = FastifyRequest<{ Body: TrialSignupRequest; Headers: { 'idempotency-key'?: string } }>

/** A request to be called about a study, or about studies as such (R7-13). */
export function signUpForTrial(backend: Backend) {
  return async ({ body, headers }: SignupRequest, reply: FastifyReply): Promise<TrialSignup> => {
    const submission = {
      kind: trialSignupKind,
      action: 'trial_signup' as const,
      operation: 'signUpForTrial',
      headers,
      body,
      call: body,
    }
    const { kind: _, ...receipt } = await submitRequest(backend, reply, submission, (details, now) =>
      acceptedSignup(body, details, now, backend),
    )
    const trialCode = trialCodeOf(body)
    return { ...receipt, trial_code: trialCode, with_trial: trialCode !== noTrialMatch }
  }
}

/** Checks what a schema cannot: names and numbers, answers, and times that are still free. Throws a refusal. */
function acceptedSignup(
  request: TrialSignupRequest,
  details: ContactDetails,
  now: Date,
  { clinic, questionnaires }: Pick<Backend, 'clinic' | 'questionnaires'>,
): AcceptedRequest {
  const desk = clinic.calls
  const questionnaire = questionnaires.trialFinderIn(request.locale)
  const problems = [...askedCallProblems(request, details, now, desk), ...answersProblems(request, questionnaire)]
  if (problems.length > 0) throw new Refusal(problems)
  const stored = storedSignup(request, questionnaire)
  return {
    ...storedCall(request, now, desk),
    trialCode: stored.trialCode === noTrialMatch ? null : stored.trialCode,
    purposes: stored.answers === null ? ['call_back'] : ['call_back', 'keep_answers'],
    own: (tx, id) => tx.insert(trialSignup).values({ id, ...stored }),
  }
}

/** An unknown code, or one of another country, means no study. */
function trialCodeOf(request: TrialSignupRequest) {
  return trialMatch(request.trial_code, localeOfCountry(countryOf(request))).code
}

function storedSignup(request: TrialSignupRequest, questionnaire: Questionnaire): TrialSignupRow {
  const { respondent, answers, questionnaire_version: version } = request
  return {
    trialCode: trialCodeOf(request),
    respondent,
    answers: answers === undefined ? null : storedAnswers(questionnaire, answers),
    questionnaireVersion: answers === undefined ? null : (version ?? null),
    phoneAnswers: null,
  }
}

function answersProblems(
  { answers, questionnaire_version: version }: TrialSignupRequest,
  questionnaire: Questionnaire,
): FieldProblem[] {
  if (answers === undefined) return []
  if (version === undefined) return [['questionnaire_version', 'required']]
  return answerProblems(questionnaire, version, answers)
}

/** A request to be called about a study. */
export const trialSignupKind: RequestKind = {
  name: 'trial_call',
  table: trialSignup,
  titles: sameTitle((locale) => texts[locale].title),
  forgetAnswers: (tx, id) =>
    tx
      .update(trialSignup)
      .set({ answers: null, questionnaireVersion: null, phoneAnswers: null })
      .where(eq(trialSignup.id, id)),
  keepPhoneAnswers: (tx, id, phoneAnswers) =>
    tx.update(trialSignup).set({ phoneAnswers }).where(eq(trialSignup.id, id)),
  open: async (database, id) => {
    const [found] = await database
      .select({ signup: trialSignup, country: sentRequest.country, relation: sentRequest.relation })
      .from(trialSignup)
      .innerJoin(sentRequest, eq(sentRequest.id, trialSignup.id))
      .where(eq(trialSignup.id, id))
    if (found === undefined) return undefined
    return trialCallDetails(found.signup, found.country, found.relation)
  },
}

export function trialCallDetails(signup: TrialSignupRow, country: Country, relation: string | null): RequestDetails {
  const study = studyName(signup.trialCode, localeOfCountry(country))
  return {
    title: (locale) => texts[locale].title,
    criteria: criteriaOf(signup, signup.answers, country),
    criteriaNow: criteriaOf(signup, answersSoFar(signup), country),
    byPhone: (locale) => phoneQuestions(signup, country, locale),
    sent: (locale) => [
      { id: 'trial_code', question: texts[locale].study, answer: study ?? texts[locale].noStudy },
      { id: 'respondent', ...respondentInWords(locale, signup.respondent) },
      ...sentAnswers(questionnaireIn(locale, everyQuestion), signup.answers, signup.respondent, locale),
      ...phoneAnswersInWords(signup, locale),
    ],
    desk: (locale) => {
      const { question, answer } = respondentInWords(locale, signup.respondent)
      return {
        subject: texts[locale].subject,
        facts: [
          { term: question, value: answer },
          ...(relation === null ? [] : [{ term: texts[locale].relation, value: [written(relation)] }]),
          { term: texts[locale].study, value: study ?? texts[locale].noStudy },
        ],
      }
    },
  }
}

/** Without answers none can be told. */
function criteriaOf(
  { trialCode }: Pick<TrialSignupRow, 'trialCode'>,
  answers: Answers | null,
  country: Country,
): CriterionAssessment[] {
  const profile = profileOfAnswers(answers ?? {}, country, placeOfPostalCode)
  const { criteria } = studyOfCode(trialCode) ?? { criteria: [] }
  return criteria.map((criterion) => criterionAssessment({ criterion, state: assessCriterion(criterion, profile) }))
}

/** What was sent, and in place of it what was said on the telephone since. */
function answersSoFar({ answers, phoneAnswers }: TrialSignupRow): Answers {
  return { ...answers, ...phoneAnswers?.answers }
}

/** For the criteria that what was sent leaves open; what the person preferred not to say is not asked again. */
function phoneQuestions(signup: TrialSignupRow, country: Country, locale: Locale): PhoneQuestions | undefined {
  const { trialCode, respondent, answers: sent, phoneAnswers } = signup
  const study = studyOfCode(trialCode)
  if (study === undefined) return undefined
  const open = new Set(
    criteriaOf(signup, sent, country).flatMap(({ id, state }) => (state === 'cannot_tell' ? [id] : [])),
  )
  const criteria = study.criteria.filter(({ id }) => open.has(id))
  const known = { respondent, country, ...answersSoFar(signup) }
  const questions = questionsFor(criteria, known, locale).filter(({ id }) => isUnknown(sent?.[id]))
  if (questions.length === 0) return undefined
  const { id, version, title } = questionnaireIn(locale, everyQuestion)
  return { respondent, questionnaire: { id, version, title, questions }, answers: phoneAnswers?.answers ?? {} }
}

function isUnknown(answer: AnswerValue | undefined): boolean {
  return answer === undefined || [answer].flat().includes('unknown')
}

function phoneAnswersInWords(signup: TrialSignupRow, locale: Locale): PrivateRequest['sent'] {
  const said = signup.phoneAnswers?.answers ?? {}
  return sentAnswers(questionnaireIn(locale, everyQuestion), answersSoFar(signup), signup.respondent, locale)
    .filter(({ id }) => Object.hasOwn(said, id))
    .map((answer) => ({ ...answer, section: texts[locale].byPhone }))
}

/** Undefined without a study. */
function studyName(code: StudyCode, locale: Locale): string | undefined {
  const match = trialMatch(code, locale)
  return match.code === noTrialMatch ? undefined : match.name
}

const texts = {
  fr: {
    title: 'Un appel au sujet des études',
    subject: 'Demande d’appel',
    relation: 'Lien avec ce proche',
    byPhone: 'Dit au téléphone',
    study: 'Étude',
    noStudy: 'aucune étude en particulier',
  },
  en: {
    title: 'A call about studies',
    subject: 'Call request',
    relation: 'Relation to that person',
    byPhone: 'Said on the telephone',
    study: 'Study',
    noStudy: 'no particular study',
  },
} satisfies Record<Locale, unknown>
