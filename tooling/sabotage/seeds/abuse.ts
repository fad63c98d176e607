import type { Seed } from './seed.ts'

const overload = 'apps/backend/src/platform/overload'
const shared = [`${overload}/share-limits.test.ts`]
const counts = [`${overload}/shared-counts.test.ts`]

/** Somebody gets more out of the product than one visitor should, or is known by what was counted. */
export const abuseSeeds: readonly Seed[] = [
  {
    defect: 'every process lets the full number of submissions pass',
    file: 'apps/backend/src/server/app.ts',
    find: 'shareLimits(app, settings.limits, sharedCounts(backend.database))',
    replace: 'void [shareLimits, sharedCounts]',
    tests: shared,
  },
  {
    defect: 'a flood from one place becomes a flood of the database',
    file: `${overload}/limit-rates.ts`,
    find: 'route.config = { ...route.config, rateLimit: { max } }',
    replace: 'route.config = { ...route.config, rateLimit: false }',
    tests: shared,
  },
  {
    defect: 'a subscriber of IPv6 has as many counts as addresses, once there are two processes',
    file: `${overload}/share-limits.ts`,
    find: 'normalizeIP(ip)',
    replace: 'normalizeIP(ip, 128)',
    tests: shared,
  },
  {
    defect: 'who was counted can be found out by trying every address',
    file: `${overload}/key-of-day.ts`,
    find: "randomBytes(32).toString('base64url')",
    replace: "(randomBytes(32), 'secret')",
    tests: counts,
  },
  {
    defect: 'what was counted is never counted anew',
    file: `${overload}/shared-counts.ts`,
    find: '<= now()`',
    replace: "<= '-infinity'`",
    tests: counts,
  },
  {
    defect: 'the key under which visitors were counted is kept',
    file: `${overload}/forget-counts.ts`,
    find: 'lt(countingKey.day,',
    replace: 'lt(sql`${countingKey.day} + 400`,',
    tests: counts,
  },
]
