import type { Seed } from './seed.ts'

const answers = ['apps/web/server/every-answer.test.ts']
const cookies = ['apps/backend/src/sessions/cookies.test.ts']

/** What a browser is told of each answer, and of each cookie that it keeps. */
export const answerSeeds: readonly Seed[] = [
  {
    defect: 'a redirect carries no header of security',
    file: 'apps/web/server/security-headers.ts',
    find: '    reply.headers(isOfDraft',
    replace: '    if (reply.statusCode < 300 || reply.statusCode > 399) reply.headers(isOfDraft',
    tests: answers,
  },
  {
    defect: 'bytes that are no request are answered without a header',
    file: 'apps/web/server/app.ts',
    find: '    clientErrorHandler: refuseUnreadable,\n',
    replace: '',
    tests: answers,
  },
  {
    defect: 'a page may be styled by what stands in it',
    file: 'apps/web/server/security-headers.ts',
    find: '"style-src \'self\'"',
    replace: "\"style-src 'self' 'unsafe-inline'\"",
    tests: answers,
  },
  {
    defect: 'other sites read the address of a page by its referrer',
    file: 'apps/web/server/security-headers.ts',
    find: "'referrer-policy': 'same-origin'",
    replace: "'referrer-policy': 'unsafe-url'",
    tests: answers,
  },
  {
    defect: 'a script that somebody uploads to the content service runs on a page',
    file: 'apps/web/server/content/content-proxy.ts',
    find: 'asData(only(passedBack, headers))',
    replace: 'asData({}) && only(passedBack, headers)',
    tests: ['apps/web/server/content/content-proxy.test.ts'],
  },
  {
    defect: 'the choice of cookies leaves by http',
    file: 'apps/web/server/cookie-consent.ts',
    find: "secure: request.protocol === 'https'",
    replace: 'secure: false',
    tests: answers,
  },
  {
    defect: 'every site sends the language of the visitor along',
    file: 'apps/web/server/locale-switch.ts',
    find: "sameSite: 'lax'",
    replace: "sameSite: 'none'",
    tests: answers,
  },
  {
    defect: 'the csrf token is sent along by other sites',
    file: 'apps/backend/src/sessions/csrf-cookie.ts',
    find: "sameSite: 'lax'",
    replace: "sameSite: 'none'",
    tests: cookies,
  },
  {
    defect: 'a session leaves by http',
    file: 'apps/backend/src/sessions/refresh-cookie.ts',
    find: "secure: protocol === 'https'",
    replace: 'secure: false',
    tests: cookies,
  },
]
