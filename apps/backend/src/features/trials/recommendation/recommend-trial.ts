import { randomUUID } from 'node:crypto'
import type {
  NearestSite,
  StudyAssessment,
  TrialRecommendation,
  TrialRecommendationRequest,
} from '@clairmemoire/api-client/schema'
import { countryOfLocale } from '@clairmemoire/domain/country'
import { roundedDistance } from '@clairmemoire/domain/distance'
import {
  type NearestSite as FoundSite,
  type Profile,
  type StudyAssessment as RankedStudy,
  rankStudies,
} from '@clairmemoire/domain/eligibility'
import { relevantAnswers } from '@clairmemoire/domain/questionnaire'
import { profileOfAnswers } from '@clairmemoire/domain/screening'
import type { Study } from '@clairmemoire/domain/study'
import { studiesIn } from '@clairmemoire/domain/studies'
import { placeOfPostalCode } from '@clairmemoire/places'
import type { FastifyRequest } from 'fastify'
import { recordConsents } from '../../../consents/consents.ts'
import { listed, studiesNow } from '../../../desk/studies-now.ts'
import { Refusal } from '../../../platform/contract/refusal.ts'
import { answerProblems } from '../../../questionnaires/answers.ts'
import { criterionAssessment } from '../../../requests/study-call.ts'
import type { Backend } from '../../backend.ts'

type RecommendationRequest = FastifyRequest<{ Body: TrialRecommendationRequest }>

/** Stores the proof of consent and no answers (R0-13, R0-14, R7-14). */
export function recommendTrial({ database, clock, studies, questionnaires }: Backend) {
  return async ({ body }: RecommendationRequest): Promise<TrialRecommendation> => {
    const { locale, answers } = body
    const questionnaire = questionnaires.answerableFinderIn(locale)
    const problems = answerProblems(questionnaire, body.questionnaire_version, answers)
    if (problems.length > 0) throw new Refusal(problems)
    await recordConsents(database, {
      subjectId: randomUUID(),
      purposes: ['show_result'],
      textVersion: body.consent_text_version,
      locale,
      givenAt: clock(),
    })
    const given = relevantAnswers(questionnaire, answers)
    const profile = profileOfAnswers(given, countryOfLocale(locale), placeOfPostalCode)
    return recommendation(studiesIn(profile.residence, await studiesNow(database, studies)), profile)
  }
}

/** Assesses every study with the profile. The code is "_" if no study may suit (R4-05). */
function recommendation(studies: readonly Study[], profile: Profile): TrialRecommendation {
  const ranked = rankStudies(studies, profile)
  const [first] = ranked
  const outcome = first?.outcome ?? 'no_match'
  const byCode = new Map(studies.map((study) => [study.code, study]))
  return {
    trial_code: first === undefined || outcome === 'no_match' ? '_' : first.code,
    matched: outcome === 'match',
    outcome,
    studies: ranked.flatMap((assessment) => {
      const study = byCode.get(assessment.code)
      return study === undefined ? [] : [studyAssessment(study, assessment)]
    }),
  }
}

function studyAssessment(study: Study, assessment: RankedStudy): StudyAssessment {
  const { outcome, reason, criteria, nearestSite } = assessment
  return {
    ...listed(study),
    registry_ids: [...study.registryIds],
    outcome,
    ...(reason !== undefined && { reason }),
    status: study.status,
    last_checked: study.lastChecked,
    kind: study.kind,
    procedures: {
      lumbar_puncture: study.procedures.lumbarPuncture,
      infusion: study.procedures.infusion,
      at_home: study.procedures.atHome,
    },
    criteria: criteria.map(criterionAssessment),
    ...(nearestSite && { nearest_site: nearest(nearestSite) }),
  }
}

function nearest({ site, kilometres }: FoundSite): NearestSite {
  const { city, country, sample } = site
  return { city, country, sample, distance: roundedDistance(kilometres, country) }
}
