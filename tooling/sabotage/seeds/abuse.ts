import type { Seed } from './seed.ts'

const overload = 'apps/backend/src/platform/overload'
const shared = [`${overload}/share-limits.full.test.ts`]
const work = 'apps/backend/src/platform/proof-of-work'
const proofs = [`${work}/ask-for-proofs.full.test.ts`]
const counts = [`${overload}/shared-counts.test.ts`]

/** Somebody gets more out of the product than one visitor should, or is known by what was counted. */
export const abuseSeeds: readonly Seed[] = [
  {
    defect: 'the clinic calls numbers at a premium',
    file: 'packages/domain/src/phone-number/is-called-number.ts',
    find: "  'PREMIUM_RATE',\n",
    replace: '',
    tests: ['packages/domain/src/phone-number/is-called-number.test.ts'],
  },
  {
    defect: 'the password of a study is guessed faster from many addresses',
    file: 'apps/backend/src/platform/overload/limit-guesses.ts',
    find: 'if (times > perMinute)',
    replace: 'if (times > perMinute * 1000)',
    tests: ['apps/backend/src/features/trials/material/study-material.test.ts'],
  },
  {
    defect: 'every process lets the full number of submissions pass',
    file: 'apps/backend/src/server/app.ts',
    find: 'shareLimits(app, settings.limits, count)',
    replace: 'void shareLimits',
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
  {
    defect: 'a stranger gets three mails on every day of a week',
    file: 'apps/backend/src/mail/visitor-mail-limit.ts',
    find: 'perWeek: 9,',
    replace: 'perWeek: 99,',
    tests: ['apps/backend/src/server/mails-to-a-stranger.full.test.ts'],
  },
  {
    defect: 'a letter to a visitor is not counted: a private link that is asked for again',
    file: 'apps/backend/src/requests/letters/request-letters.ts',
    find: "ordered('anybody', linkAgain)",
    replace: 'toVisitor(linkAgain)',
    tests: ['apps/backend/src/server/mails-to-a-stranger.full.test.ts'],
  },
  {
    defect: 'the desk is not told that a number is given again and again for somebody else',
    file: 'apps/backend/src/requests/letters/calls-to-one-number.ts',
    find: "coalesce(${sentRequest.helper} ->> 'phone', ${sentRequest.phone})",
    replace: '${sentRequest.phone}',
    tests: ['apps/backend/src/requests/letters/calls-to-one-number.test.ts'],
  },
  {
    defect: 'security.txt expires: it was made once and never again',
    file: 'apps/web/server/security-txt.ts',
    find: '`Expires: ${expiryFrom(now())}`',
    replace: "'Expires: 2027-05-22T00:00:00Z'",
    tests: ['apps/web/server/security-txt.test.ts'],
  },
  {
    defect: 'code of others is served without its license',
    file: 'apps/web/build/license-notices.ts',
    find: 'bare.length > 0',
    replace: 'bare.length > 99',
    tests: ['apps/web/build/license-notices.test.ts'],
  },
  {
    defect: 'a proof of work counts again and again',
    file: `${work}/proofs.ts`,
    find: 'lifetime)).count === 1',
    replace: 'lifetime)).count > 0',
    tests: proofs,
  },
  {
    defect: 'a bot that comes from everywhere is asked for nothing',
    file: `${work}/ask-for-proofs.ts`,
    find: 'all.count <= most && ',
    replace: '',
    tests: [`${work}/bots.full.test.ts`],
  },
  {
    defect: 'who fills in the hidden field is asked for nothing',
    file: `${work}/ask-for-proofs.ts`,
    find: 'route.preHandler = [route.preHandler ?? [], askTrapped].flat()',
    replace: '',
    tests: [`${work}/filled-trap.test.ts`],
  },
  {
    defect: 'a proof of work is asked on a quiet day',
    file: `${work}/ask-for-proofs.ts`,
    find: 'if (all.count <= most && network.count <= ofNetwork.most) return',
    replace: 'if (all.count < 0) return',
    tests: proofs,
  },
  {
    defect: 'a proof of work is asked of a mail program that stops a mail',
    file: `${work}/ask-for-proofs.ts`,
    find: 'if (!takesProof(route)) return',
    replace: "if (route.method !== 'POST') return",
    tests: proofs,
  },
  {
    defect: 'a slow device may not take its time for a proof of work',
    file: `${work}/proofs.ts`,
    find: 'const lifetime = 20 * 60',
    replace: 'const lifetime = 60',
    tests: proofs,
  },
  {
    defect: 'the request that is sent again with its proof of work has lost what was typed',
    file: 'packages/api-client/src/repeated.ts',
    find: 'const again = new Request(request, init)',
    replace: 'const again = new Request(request.url, { method: request.method })',
    tests: ['packages/api-client/src/missing-header.test.ts'],
  },
]
