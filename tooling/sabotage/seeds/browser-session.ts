import type { Seed } from './seed.ts'

/** What a browser does with the session of somebody of the clinic. */
export const browserSessionSeeds: readonly Seed[] = [
  {
    defect: 'each call of each tab makes a refresh of its own',
    file: 'apps/web/src/platform/session/renewal.ts',
    find: 'if (before !== undefined && before !== refused) return before',
    replace: 'if (before === undefined) return before',
    tests: ['apps/web/src/platform/session/renewal.test.ts'],
  },
  {
    defect: 'a refresh brings back a session that was ended meanwhile',
    file: 'apps/web/src/platform/session/renewal.ts',
    find: 'if (now !== before) return now',
    replace: 'if (now === refused) return now',
    tests: ['apps/web/src/platform/session/renewal.test.ts'],
  },
  {
    defect: 'a session that the backend ended goes on in the browser',
    file: 'apps/web/src/platform/session/renewal.ts',
    find: 'session.end()',
    replace: 'session.accessToken()',
    tests: ['apps/web/src/platform/session/renewal.test.ts'],
  },
  {
    defect: 'a request that was refused is sent again and again',
    file: 'packages/api-client/src/repeated.ts',
    find: 'return send(again)',
    replace: 'return repeated(missing, send)(again)',
    tests: ['packages/api-client/src/missing-header.test.ts'],
  },
  {
    defect: 'a server that fails ends the session',
    file: 'apps/web/src/platform/session/refresh-token.ts',
    find: 'if (response.status === 401)',
    replace: 'if (response.status >= 401)',
    tests: ['apps/web/src/platform/session/refresh-token.test.ts'],
  },
  {
    defect: 'who is logged in stays on the device after a logout',
    file: 'apps/web/src/platform/session/kept-session.ts',
    find: "values.remove('userID')",
    replace: "values.read('userID')",
    tests: ['apps/web/src/platform/session/kept-session.test.ts'],
  },
]
