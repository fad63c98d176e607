import type { Seed } from './seed.ts'

const recipients = ['apps/backend/src/mail/hard-recipients.full.test.ts']
const failingDatabase = ['apps/backend/src/mail/failing-database.full.test.ts']
const limit = ['apps/backend/src/mail/visitor-mail-limit.test.ts']

/** A mail goes astray, comes twice, or goes to whom it should not. */
export const mailSeeds: readonly Seed[] = [
  {
    defect: 'a mail server has no time to answer',
    file: 'apps/backend/src/mail/smtp-limits.ts',
    find: 'socketTimeout: 10 * minute',
    replace: 'socketTimeout: 20_000',
    tests: ['apps/backend/src/mail/smtp-limits.test.ts'],
  },
  {
    defect: 'a mail is taken for abandoned while its server may still answer',
    file: 'apps/backend/src/mail/mail-jobs.ts',
    find: 'expireInSeconds: 2 * 60 * 60',
    replace: 'expireInSeconds: 120',
    tests: ['apps/backend/src/mail/smtp-limits.test.ts'],
  },
  {
    defect: 'a slow recipient holds up all others',
    file: 'apps/backend/src/mail/sending.ts',
    find: 'const maxConcurrent = 50',
    replace: 'const maxConcurrent = 1',
    tests: recipients,
  },
  {
    defect: 'a mail that was refused for good is tried for two days',
    file: 'apps/backend/src/mail/mail-trouble.ts',
    find: 'return smtp >= 500 && smtp <= 599 &&',
    replace: 'return smtp >= 600 &&',
    tests: recipients,
  },
  {
    defect: 'a mail whose job could not be settled leaves again',
    file: 'apps/backend/src/mail/sending.ts',
    find: 'if (!left.has(job.id)) left.set',
    replace: 'left.set',
    tests: failingDatabase,
  },
  {
    defect: 'a mail that is leaving is begun a second time',
    file: 'apps/backend/src/mail/sending.ts',
    find: '    if (underWay.has(job.id)) return\n',
    replace: '',
    tests: failingDatabase,
  },
  {
    defect: 'a database that fails fills the log',
    file: 'packages/log/src/lasting-states.ts',
    find: 'if (isNew) log.error(',
    replace: 'log.error(',
    tests: [...failingDatabase, 'packages/log/src/server-log.test.ts'],
  },
  {
    defect: 'a mail that nobody takes is tried for ever',
    file: 'apps/backend/src/mail/mail-jobs.ts',
    find: 'return ageInSeconds > maxAge && attempts >= minAttempts',
    replace: 'return false',
    tests: ['apps/backend/src/mail/mail-jobs.test.ts'],
  },
  {
    defect: 'many requests at once write many mails to a stranger: no lock',
    file: 'apps/backend/src/mail/visitor-mail-limit.ts',
    find: '    await lockName(tx, `mailbox ${box}`)\n',
    replace: '',
    tests: limit,
  },
  {
    defect: 'a +tag before the @ gets round the limit of mails',
    file: 'packages/domain/src/email-address/email-address.ts',
    find: ".replace(/^([^+@]*)\\+[^@]*@/, '$1@')",
    replace: '',
    tests: ['packages/domain/src/email-address/email-address.test.ts'],
  },
  {
    defect: 'a stranger is greeted with a link',
    file: 'apps/backend/src/mail/greeting.ts',
    find: 'name !== null && isPersonName(name) ?',
    replace: 'name !== null ?',
    tests: ['apps/backend/src/mail/greeting.test.ts'],
  },
  {
    defect: 'a visitor writes HTML into our mails',
    file: 'apps/backend/src/mail/letter-as-html.ts',
    find: '(character) => entities[character] ?? character',
    replace: '(character) => (entities, character)',
    tests: ['apps/backend/src/server/letters.test.ts'],
  },
]
