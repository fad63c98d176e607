import type { Seed } from './seed.ts'

const sessions = 'apps/backend/src/sessions'
const auth = 'apps/backend/src/features/auth'
const desk = 'apps/backend/src/features/desk'
const access = [`${sessions}/access-token.test.ts`]
const signedIn = [`${sessions}/signed-in.test.ts`]
const refresh = [`${auth}/refresh-token.test.ts`]
const throttling = [`${auth}/throttling/login-attempt.full.test.ts`]
const list = [`${desk}/desk-requests.test.ts`]

/** Somebody has a session that is not theirs, or who has one is shut out. */
export const sessionSeeds: readonly Seed[] = [
  {
    defect: 'an access token by any algorithm is taken',
    file: `${sessions}/access-token.ts`,
    find: '      algorithms: [algorithm],\n',
    replace: '',
    tests: access,
  },
  {
    defect: 'an access token lasts as long as it says of itself',
    file: `${sessions}/access-token.ts`,
    find: '      maxTokenAge: lifetimes.access / 1000,\n',
    replace: '',
    tests: access,
  },
  {
    defect: 'an access token outlives its session',
    file: `${sessions}/signed-in.ts`,
    find: ' || !isOpen({ ...found.session, disabledAt: found.person.disabledAt }, now)',
    replace: '',
    tests: signedIn,
  },
  {
    defect: 'whoever is disabled goes on with their session',
    file: `${sessions}/session-lifetime.ts`,
    find: 'endedAt === null && disabledAt === null &&',
    replace: 'endedAt === null &&',
    tests: [...signedIn, ...refresh],
  },
  {
    defect: 'a session of a clock that was wrong lasts for years',
    file: `${sessions}/session-lifetime.ts`,
    find: 'passed >= -clockDifference && ',
    replace: '',
    tests: [`${sessions}/session-lifetime.test.ts`, ...refresh],
  },
  {
    defect: 'a copied refresh token is answered whenever it comes',
    file: `${sessions}/replace-token.ts`,
    find: 'return wasJustUsed && following?.usedAt === null',
    replace: 'return used !== undefined && following?.usedAt === null',
    tests: refresh,
  },
  {
    defect: 'a copied refresh token is answered after its owner has gone on',
    file: `${sessions}/replace-token.ts`,
    find: 'return wasJustUsed && following?.usedAt === null',
    replace: 'return wasJustUsed && following !== undefined',
    tests: refresh,
  },
  {
    defect: 'a copied refresh token leaves its session open',
    file: `${sessions}/replace-token.ts`,
    find: "  await endSession(backend.database, sessionId, { at: now, because: 'token_copied' })\n",
    replace: '',
    tests: refresh,
  },
  {
    defect: 'two refreshes at once are two sessions',
    file: `${sessions}/refresh-tokens.ts`,
    find: "return derivedSecret(key, 'refresh', token)",
    replace: "return derivedSecret(key, 'refresh', newRefreshToken())",
    tests: refresh,
  },
  {
    defect: 'a page elsewhere ends a session',
    file: `${sessions}/own-page.ts`,
    find: '!isOwnOrigin(request, settings) || ',
    replace: '',
    tests: refresh,
  },
  {
    defect: 'a request counts by its cookie without its csrf token',
    file: `${sessions}/own-page.ts`,
    find: ' || !echoesToken(request)',
    replace: '',
    tests: refresh,
  },
  {
    defect: 'a login in the moment of a reset begins a session by the old password',
    file: `${auth}/log-in.ts`,
    find: 'eq(staff.passwordHash, passwordHash), ',
    replace: '',
    tests: [`${auth}/log-in.test.ts`],
  },
  {
    defect: 'scripts read the refresh token',
    file: `${sessions}/refresh-cookie.ts`,
    find: 'httpOnly: true',
    replace: 'httpOnly: false',
    tests: [`${auth}/log-in.test.ts`],
  },
  {
    defect: 'an address that nobody has is refused sooner than another',
    file: 'apps/backend/src/staff/passwords/password-hash.ts',
    find: '  const { salt, tag, ...cost } = hash ?? nobodys\n',
    replace: '  if (hash === undefined) return false\n  const { salt, tag, ...cost } = hash\n',
    tests: ['apps/backend/src/staff/passwords/password-hash.test.ts'],
  },
  {
    defect: 'a thousand strangers try a password each',
    file: `${auth}/throttling/login-source.ts`,
    find: '    [account, freeFailures.strangers],\n',
    replace: '',
    tests: throttling,
  },
  {
    defect: 'strangers shut the owner out where she always signs in',
    file: `${auth}/throttling/login-source.ts`,
    find: 'isKnown ? own : [...own, ...others]',
    replace: '[...own, ...others]',
    tests: throttling,
  },
  {
    defect: 'of many logins at once none is counted in time',
    file: `${auth}/throttling/login-attempt.ts`,
    find: '      if (left > 0) return left\n',
    replace: '',
    tests: throttling,
  },
  {
    defect: 'it is kept in readable form who signs in from where',
    file: `${sessions}/derived-secret.ts`,
    find: "return createHmac('sha256', key).update(`${purpose}\\0${text}`).digest('base64url')",
    replace: 'return createHmac === undefined ? String(key) : `${purpose} ${text}`',
    tests: throttling,
  },
  {
    defect: 'nobody can tell who saw a request',
    file: `${desk}/list-desk-requests.ts`,
    find: '    await database.insert(staffView).values({ staffId: person.id, references, at: now })\n',
    replace: '',
    tests: list,
  },
  {
    defect: 'the desk is told that a call is late which has taken place',
    file: `${desk}/list-desk-requests.ts`,
    find: 'is_late: isPromised && dueAt <= now',
    replace: 'is_late: dueAt <= now',
    tests: list,
  },
]
