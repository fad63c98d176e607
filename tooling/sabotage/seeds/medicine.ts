import type { Seed } from './seed.ts'

/** A person is told something untrue about studies, or is promised what cannot be kept. */
export const medicineSeeds: readonly Seed[] = [
  {
    defect: 'what a person does not know counts against them',
    file: 'packages/domain/src/eligibility/assess-criterion.ts',
    find: "if (told === undefined || Number.isNaN(told)) return 'cannot_tell'",
    replace: "if (told === undefined || Number.isNaN(told)) return 'not_met'",
    tests: ['packages/domain/src/eligibility/assess-criterion.test.ts'],
  },
  {
    defect: 'what a person prefers not to say counts against them',
    file: 'packages/domain/src/eligibility/assess-criterion.ts',
    find: "if (told === 'declined') return 'declined'",
    replace: "if (told === 'declined') return 'not_met'",
    tests: ['packages/domain/src/eligibility/assess-criterion.test.ts'],
  },
  {
    defect: 'a call is promised for a Sunday',
    file: 'packages/domain/src/working-days/working-days.ts',
    find: 'if (isWeekend(day) || isHoliday(day))',
    replace: 'if (isHoliday(day))',
    tests: ['packages/domain/src/working-days/working-days.test.ts'],
  },
  {
    defect: 'a call is promised for a public holiday',
    file: 'packages/domain/src/working-days/working-days.ts',
    find: 'if (isWeekend(day) || isHoliday(day))',
    replace: 'if (isWeekend(day))',
    tests: ['packages/domain/src/working-days/working-days.test.ts'],
  },
  {
    defect: 'a code in small letters is no study',
    file: 'packages/domain/src/trial-match/trial-match.ts',
    find: 'const wanted = code?.toUpperCase()',
    replace: 'const wanted = code',
    tests: ['packages/domain/src/trial-match/trial-match.test.ts'],
  },
  {
    defect: 'the backend calls from made-up numbers in production',
    file: 'packages/settings/src/operator.ts',
    find: "{ standIn: 'sample', neededInProduction: true }",
    replace: "{ standIn: 'sample' }",
    tests: ['apps/backend/src/server/settings.test.ts', 'packages/settings/src/production.test.ts'],
  },
]
