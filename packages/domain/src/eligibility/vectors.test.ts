import { expect, it } from 'vitest'
import type { Study } from '../study/study.ts'
import { type Profile, rankStudies } from './eligibility.ts'
import vectors from './vectors.json' with { type: 'json' }

const studies = vectors.studies as Study[]
const people = vectors.people.map(({ who, profile, assessments }) => ({
  who,
  profile: profile as Profile,
  assessments: assessments as object[],
}))

it.each(people)('$who: every study has the expected outcome, in the expected order', ({ profile, assessments }) => {
  const ranked = rankStudies(studies, profile).map(({ code, outcome, reason, criteria, nearestSite }) => ({
    code,
    outcome,
    ...(reason !== undefined && { reason }),
    states: Object.fromEntries(criteria.map(({ id, state }) => [id, state])),
    ...(nearestSite && {
      nearest: { site: nearestSite.site.id, kilometres: Math.round(nearestSite.kilometres) },
    }),
  }))
  expect(ranked).toEqual(assessments)
})
