import type {
  Country,
  CriterionAssessment,
  NamedCriterion as SentCriterion,
  Locale,
  PhoneQuestions,
  PrivateRequest,
} from '@clairmemoire/api-client/schema'
import { assessCriterion, type StudyAssessment } from '@clairmemoire/domain/eligibility'
import type { Answers, AnswerValue } from '@clairmemoire/domain/questionnaire'
import { profileOfAnswers } from '@clairmemoire/domain/screening'
import type { Criterion } from '@clairmemoire/domain/study'
import { questionnaireIn } from '@clairmemoire/forms/bilingual-questionnaire'
import { everyQuestion, questionsFor } from '@clairmemoire/forms/trial-finder'
import { placeOfPostalCode } from '@clairmemoire/places'
import type { Fact } from '../mail/letter.ts'
import { type FormAnswers, sentAnswers, wordingOf } from './sent-answers.ts'

/** Texts about the study of a call. */
interface StudyCall {
  /** Returns the name of the study, or a text for a request without a study. */
  name: (locale: Locale) => string
  /** The names of the further studies, separated by commas. */
  further: string
  fact: (locale: Locale) => Fact
  saidByPhone: (locale: Locale) => PrivateRequest['sent']
}

export function studyCall(row: FormAnswers): StudyCall {
  const { answers, study } = row
  const phoneAnswersGiven = row.phoneAnswers?.answers ?? {}
  const name = (locale: Locale) => study?.name ?? texts[locale].noStudy
  const further = (study?.further ?? []).map((other) => other.name).join(', ')
  return {
    name,
    further,
    fact: (locale) => ({
      term: texts[locale].study,
      value: further === '' ? name(locale) : `${name(locale)}, ${further}`,
    }),
    saidByPhone: (locale) =>
      sentAnswers(
        questionnaireIn(locale, everyQuestion),
        { ...answers, ...phoneAnswersGiven },
        wordingOf(answers),
        locale,
      )
        .filter(({ id }) => Object.hasOwn(phoneAnswersGiven, id))
        .map((answer) => ({ ...answer, section: texts[locale].byPhone })),
  }
}

/** Assesses the criteria with the answers that the person sent. */
export function assessSentAnswers(criteria: readonly Criterion[], { answers, country }: FormAnswers) {
  return assess(criteria, answers, country)
}

/** Assesses the criteria with all answers until now, also those given by phone. */
export function assessAllAnswers(criteria: readonly Criterion[], { answers, phoneAnswers, country }: FormAnswers) {
  return assess(criteria, { ...answers, ...phoneAnswers?.answers }, country)
}

/** Returns the questions for the criteria that the sent answers leave open; undefined if no criterion is open. */
export function phoneQuestions(
  criteria: readonly Criterion[],
  { answers, phoneAnswers, country }: FormAnswers,
  locale: Locale,
): PhoneQuestions | undefined {
  const phoneAnswersGiven = phoneAnswers?.answers ?? {}
  const open = new Set(
    assess(criteria, answers, country).flatMap(({ id, state }) => (state === 'cannot_tell' ? [id] : [])),
  )
  const asked = criteria.filter(({ id }) => open.has(id))
  // Questions that the person declined to answer are not asked again.
  const questions = questionsFor(asked, { ...answers, ...phoneAnswersGiven }, locale).filter(({ id }) =>
    isUnknown(answers[id]),
  )
  if (questions.length === 0) return undefined
  const { id, version, title } = questionnaireIn(locale, everyQuestion)
  return {
    respondent: wordingOf(answers),
    questionnaire: { id, version, title, questions },
    answers: phoneAnswersGiven,
  }
}

function assess(criteria: readonly Criterion[], answers: Answers, country: Country): CriterionAssessment[] {
  const profile = profileOfAnswers(answers, country, placeOfPostalCode)
  return criteria.map((criterion) => criterionAssessment({ criterion, state: assessCriterion(criterion, profile) }))
}

export function criterionAssessment({
  criterion,
  state,
}: Pick<StudyAssessment['criteria'][number], 'criterion' | 'state'>): CriterionAssessment {
  return { ...sentCriterion(criterion), state }
}

/** Copies a criterion, because the types of the contract have mutable arrays. */
export function sentCriterion(criterion: Criterion): SentCriterion {
  switch (criterion.kind) {
    case 'stage_among':
      return { ...criterion, stages: [...criterion.stages] }
    case 'answer_among':
      return { ...criterion, answers: [...criterion.answers] }
    case 'all_of':
    case 'any_of':
    case 'none_of':
      return { ...criterion, criteria: criterion.criteria.map(sentCriterion) }
    case 'age_between':
    case 'at_least':
    case 'checked_by_team':
    case 'free_of_condition':
    case 'has_memory_worries':
    case 'has_study_partner':
    case 'mri_possible':
    case 'no_known_dementia':
    case 'not_treated_with':
    default:
      return criterion
  }
}

function isUnknown(answer: AnswerValue | undefined): boolean {
  return answer === undefined || [answer].flat().includes('unknown')
}

const texts = {
  fr: { byPhone: 'Dit au téléphone', study: 'Étude', noStudy: 'aucune étude en particulier' },
  en: { byPhone: 'Said on the telephone', study: 'Study', noStudy: 'no particular study' },
} satisfies Record<Locale, unknown>
