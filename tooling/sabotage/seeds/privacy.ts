import type { Seed } from './seed.ts'

const silence = ['apps/backend/src/server/silent-log.test.ts']

/** What a visitor told leaves the place where it belongs. */
export const privacySeeds: readonly Seed[] = [
  {
    defect: 'a handler writes answers into a log line',
    file: 'apps/backend/src/features/trials/recommendation/recommend-trial.ts',
    find: '    const { locale, answers } = body\n',
    replace: '    const { locale, answers } = body\n    process.stderr.write(`${JSON.stringify({ answers })}\\n`)\n',
    tests: silence,
  },
  {
    defect: 'a handler writes a telephone number by the logger of the request',
    file: 'apps/backend/src/features/trials/signup/sign-up-for-trial.ts',
    find: '  return async ({ body, headers }: SignupRequest, reply: FastifyReply): Promise<TrialSignup> => {\n',
    replace:
      '  return async ({ body, headers, log }: SignupRequest, reply: FastifyReply): Promise<TrialSignup> => {\n    log.error({ phone: body.phone })\n',
    tests: silence,
  },
  {
    defect: 'the log repeats what an error says',
    file: 'packages/log/src/redact.ts',
    find: '    name: error.name,',
    replace: '    name: error.message,',
    tests: ['packages/log/src/redact.test.ts'],
  },
  {
    defect: 'the words of the mail server, with the address, are kept with a mail',
    file: 'apps/backend/src/mail/mail-trouble.ts',
    find: '  const code = errorCode(error)\n',
    replace: '  const code = error instanceof Error ? error.message : undefined\n',
    tests: ['apps/backend/src/mail/mail-trouble.test.ts', 'apps/backend/src/mail/hard-recipients.full.test.ts'],
  },
  {
    defect: 'the addresses of those we wrote to are kept readable',
    file: 'apps/backend/src/mail/mailbox-hash.ts',
    find: "return hash('sha256', orderedBy === 'anybody' ? mailbox(address) : `${orderedBy} ${mailbox(address)}`)",
    replace: "return orderedBy === 'anybody' ? mailbox(address) : `${orderedBy} ${mailbox(address)}`",
    tests: ['apps/backend/src/mail/visitor-mail-limit.test.ts'],
  },
  {
    defect: 'the key of sealed answers can be taken out of the browser',
    file: 'apps/web/src/platform/sealing/browser-sealing.ts',
    find: "{ name: 'AES-GCM', length: 256 }, false,",
    replace: "{ name: 'AES-GCM', length: 256 }, true,",
    tests: ['apps/web/src/platform/sealing/browser-sealing.test.ts'],
  },
  {
    defect: 'answers stay on a shared computer after 20 hours',
    file: 'apps/web/src/platform/application-state/stored-state.ts',
    find: 'return Math.abs(now - savedAt) <= limits[lifetime]',
    replace: 'return true',
    tests: ['apps/web/src/platform/application-state/stored-state.test.ts'],
  },
  {
    defect: 'sealed answers can be moved to another part of the state',
    file: 'apps/web/src/platform/sealing/browser-sealing.ts',
    find: "return { name: 'AES-GCM', iv, additionalData: new TextEncoder().encode(label) }",
    replace: "return { name: 'AES-GCM', iv }",
    tests: ['apps/web/src/platform/sealing/browser-sealing.test.ts'],
  },
  {
    defect: 'the consent to keep answers is not recorded',
    file: 'apps/backend/src/features/trials/signup/accepted-signup.ts',
    find: "kept.answers === null ? ['call_back'] : ['call_back', 'keep_answers']",
    replace: "['call_back']",
    tests: ['apps/backend/src/features/trials/signup/sign-up-for-trial.test.ts'],
  },
  {
    defect: 'the log writes whatever field it is given',
    file: 'packages/log/src/fields.ts',
    find: '.filter(([name]) => names.has(name))',
    replace: '',
    tests: ['packages/log/src/server-log.test.ts'],
  },
  {
    defect: 'the log writes whatever words it is given',
    file: 'packages/log/src/server-log.ts',
    find: "isKnown(event) ? event : 'unknown'",
    replace: 'String(event)',
    tests: ['packages/log/src/server-log.test.ts'],
  },
  {
    defect: 'metrics are counted by the address that a visitor asked for',
    file: 'packages/metrics/src/count-requests.ts',
    find: 'const { url } = request.routeOptions',
    replace: 'const { url } = request',
    tests: ['packages/metrics/src/metrics.test.ts'],
  },
  {
    defect: 'the log of the site says under which address content was asked for',
    file: 'apps/web/server/content/content-trouble.ts',
    find: "log.error(redact(error), 'content unreadable')",
    replace: "log.error({ ...redact(error), reason: _key }, 'content unreadable')",
    tests: ['apps/web/server/content/content-trouble.test.ts'],
  },
]
