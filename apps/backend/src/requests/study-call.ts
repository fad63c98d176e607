import type {
  Country,
  CriterionAssessment,
  Locale,
  PhoneQuestions,
  PrivateRequest,
} from '@clairmemoire/api-client/schema'
import { localeOfCountry } from '@clairmemoire/domain/country'
import { assessCriterion, type StudyAssessment } from '@clairmemoire/domain/eligibility'
import type { Answers, AnswerValue } from '@clairmemoire/domain/questionnaire'
import { profileOfAnswers } from '@clairmemoire/domain/screening'
import { noTrialMatch } from '@clairmemoire/domain/trial-match'
import { questionnaireIn } from '@clairmemoire/forms/bilingual-questionnaire'
import { everyQuestion, questionsFor } from '@clairmemoire/forms/trial-finder'
import { placeOfPostalCode } from '@clairmemoire/places'
import { studyOfCode } from '@clairmemoire/studies'
import { trialMatch } from '@clairmemoire/studies/trial-match'
import type { Fact } from '../mail/letter.ts'
import { type FormAnswers, sentAnswers, wordingOf } from './sent-answers.ts'

/** What is told of a call about a study, beside its form. */
interface StudyCall {
  /** In words where it is about none in particular. */
  name: (locale: Locale) => string
  fact: (locale: Locale) => Fact
  criteria: readonly CriterionAssessment[]
  criteriaNow: readonly CriterionAssessment[]
  byPhone: (locale: Locale) => PhoneQuestions | undefined
  saidByPhone: (locale: Locale) => PrivateRequest['sent']
}

export function studyCall({ answers, phoneAnswers, country }: FormAnswers): StudyCall {
  const said = phoneAnswers?.answers ?? {}
  const soFar = { ...answers, ...said }
  const study = studyOfCode(trialCodeOf(answers, country))
  const match = trialMatch(trialCodeOf(answers, country), localeOfCountry(country))
  const name = (locale: Locale) => (match.code === noTrialMatch ? texts[locale].noStudy : match.name)
  const judged = (known: Answers) => {
    const profile = profileOfAnswers(known, country, placeOfPostalCode)
    return (study?.criteria ?? []).map((criterion) =>
      criterionAssessment({ criterion, state: assessCriterion(criterion, profile) }),
    )
  }
  const criteria = judged(answers)
  return {
    name,
    fact: (locale) => ({ term: texts[locale].study, value: name(locale) }),
    criteria,
    criteriaNow: judged(soFar),
    byPhone: (locale) => {
      const open = new Set(criteria.flatMap(({ id, state }) => (state === 'cannot_tell' ? [id] : [])))
      const asked = (study?.criteria ?? []).filter(({ id }) => open.has(id))
      // What the person preferred not to say is not asked again.
      const questions = questionsFor(asked, soFar, locale).filter(({ id: question }) => isUnknown(answers[question]))
      if (questions.length === 0) return undefined
      const { id, version, title } = questionnaireIn(locale, everyQuestion)
      const questionnaire = { id, version, title, questions }
      return { respondent: wordingOf(answers), questionnaire, answers: said }
    },
    saidByPhone: (locale) =>
      sentAnswers(questionnaireIn(locale, everyQuestion), soFar, wordingOf(answers), locale)
        .filter(({ id }) => Object.hasOwn(said, id))
        .map((answer) => ({ ...answer, section: texts[locale].byPhone })),
  }
}

/** An unknown code, or one of another country, means no study. */
export function trialCodeOf({ trial_code: code }: Answers, country: Country) {
  return trialMatch(typeof code === 'string' ? code : '', localeOfCountry(country)).code
}

export function criterionAssessment({
  criterion,
  state,
}: Pick<StudyAssessment['criteria'][number], 'criterion' | 'state'>): CriterionAssessment {
  return criterion.kind === 'stage_among'
    ? { ...criterion, stages: [...criterion.stages], state }
    : { ...criterion, state }
}

function isUnknown(answer: AnswerValue | undefined): boolean {
  return answer === undefined || [answer].flat().includes('unknown')
}

const texts = {
  fr: { byPhone: 'Dit au téléphone', study: 'Étude', noStudy: 'aucune étude en particulier' },
  en: { byPhone: 'Said on the telephone', study: 'Study', noStudy: 'no particular study' },
} satisfies Record<Locale, unknown>
