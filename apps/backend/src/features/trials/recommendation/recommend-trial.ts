import { randomUUID } from 'node:crypto'
import type { TrialRecommendation, TrialRecommendationRequest } from '@clairmemoire/api-client/schema'
import { countryOfLocale } from '@clairmemoire/domain/country'
import { relevantAnswers } from '@clairmemoire/domain/questionnaire'
import { profileOfAnswers } from '@clairmemoire/domain/screening'
import { studiesIn } from '@clairmemoire/studies/studies-at-sites'
import type { FastifyRequest } from 'fastify'
import type { Backend } from '../../backend.ts'
import { recordConsents } from '../../../consents/record-consents.ts'
import { Refusal } from '../../../platform/contract/refusal.ts'
import { placeOfPostalCode } from '@clairmemoire/places'
import { answerProblems } from '../../../questionnaires/answer-problems.ts'
import { recommendation } from './recommendation.ts'

type RecommendationRequest = FastifyRequest<{ Body: TrialRecommendationRequest }>

/** Keeps the proof of consent and nothing of the answers (R0-13, R0-14, R7-14). */
export function recommendTrial({ database, clock, studies, questionnaires }: Backend) {
  return async ({ body }: RecommendationRequest): Promise<TrialRecommendation> => {
    const { locale, answers } = body
    const questionnaire = questionnaires.trialFinderIn(locale)
    const problems = answerProblems(questionnaire, body.questionnaire_version, answers)
    if (problems.length > 0) throw new Refusal(problems)
    await recordConsents(database, {
      subjectId: randomUUID(),
      purposes: ['show_result'],
      textVersion: body.consent_text_version,
      locale,
      givenAt: clock(),
    })
    const told = relevantAnswers(questionnaire, answers)
    const profile = profileOfAnswers(told, countryOfLocale(locale), placeOfPostalCode)
    return recommendation(studiesIn(profile.residence, studies), profile)
  }
}
