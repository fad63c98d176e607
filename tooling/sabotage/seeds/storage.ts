import type { Seed } from './seed.ts'

const signup = ['apps/backend/src/features/trials/signup/sign-up-for-trial.test.ts']

/** A request that was acknowledged is lost, or one is stored twice. */
export const storageSeeds: readonly Seed[] = [
  {
    defect: 'the embedded database does not wait for the disk',
    file: 'apps/backend/src/platform/database/embedded/cluster.ts',
    find: "const serverOptions = ['--listen_addresses=127.0.0.1',",
    replace: "const serverOptions = ['--fsync=off', '--listen_addresses=127.0.0.1',",
    tests: ['apps/backend/src/platform/database/embedded/durable.test.ts'],
  },
  {
    defect: 'the embedded database confirms before it has written',
    file: 'apps/backend/src/platform/database/embedded/cluster.ts',
    find: "const serverOptions = ['--listen_addresses=127.0.0.1',",
    replace: "const serverOptions = ['--synchronous_commit=off', '--listen_addresses=127.0.0.1',",
    tests: ['apps/backend/src/platform/database/embedded/durable.test.ts'],
  },
  {
    defect: 'two backends work in one data directory',
    file: 'apps/backend/src/platform/database/embedded/claim.ts',
    find: "'select pg_advisory_lock($1)'",
    replace: "'select $1::int'",
    tests: ['apps/backend/src/platform/database/embedded/claim.test.ts'],
  },
  {
    defect: 'a request that is repeated under its key is stored again',
    file: 'apps/backend/src/platform/idempotency/idempotent.ts',
    find: 'key === undefined ? change : { key: keep(key, request, answer), ...change }',
    replace: 'change',
    tests: signup,
  },
  {
    defect: 'another request under a used key gets the old answer',
    file: 'apps/backend/src/platform/idempotency/idempotent.ts',
    find: '  if (earlier.requestHash !== hashOf(request)) throw new IdempotencyConflict()\n',
    replace: '',
    tests: signup,
  },
  {
    defect: 'a request is confirmed before it is stored',
    file: 'apps/backend/src/platform/idempotency/idempotent.ts',
    find: '    await store(',
    replace: '    void store(',
    tests: signup,
  },
  {
    defect: 'one bad change makes those beside it fail',
    file: 'apps/backend/src/platform/database/store.ts',
    find: 'if (isRefused && changes.length > 1) for (const change of changes) await storeTogether([change])\n      else for',
    replace: 'for',
    tests: ['apps/backend/src/platform/database/store.test.ts'],
  },
  {
    defect: 'on a page over plain http each press of the button is a new request',
    file: 'apps/web/src/platform/draft-id/submission-keys.ts',
    find: 'const key = minted.get(text) ?? randomId()',
    replace: 'const key = randomId()',
    tests: ['apps/web/src/platform/draft-id/submission-keys.test.ts'],
  },
  {
    defect: 'a second request in the same words is swallowed',
    file: 'apps/web/src/platform/draft-id/submission-keys.ts',
    find: 'JSON.stringify([draftId, content])',
    replace: 'JSON.stringify(content)',
    tests: ['apps/web/src/platform/draft-id/submission-keys.test.ts'],
  },
  {
    defect: 'a draft that has ended is gone on with',
    file: 'apps/web/src/platform/draft-id/create-draft-ids.ts',
    find: 'kept?.id === id ? undefined : kept',
    replace: 'kept?.id === id ? kept : kept',
    tests: ['apps/web/src/platform/draft-id/create-draft-ids.test.ts'],
  },
  {
    defect: 'a device that does not answer holds the form up',
    file: 'apps/web/src/platform/timeout/silent-device.ts',
    find: 'return await within(timeout, answered)',
    replace: 'return await within(timeout * 1_000_000, answered)',
    tests: ['apps/web/src/platform/timeout/silent-device.test.ts'],
  },
  {
    defect: 'a connection that breaks in a transaction ends the backend',
    file: 'apps/backend/src/platform/database/connect.ts',
    find: "  pool.on('connect', (client) => client.on('error', () => undefined))\n",
    replace: '',
    tests: ['apps/backend/src/platform/database/connect.test.ts'],
  },
  {
    defect: 'a database that an ending backend shut down is not started again',
    file: 'apps/backend/src/platform/database/embedded/last-words.ts',
    find: 'passing.test(words)',
    replace: "words.includes('old server processes')",
    tests: ['apps/backend/src/platform/database/embedded/embedded-server.test.ts'],
  },
  {
    defect: 'a backend without its database says that it is ready',
    file: 'apps/backend/src/features/health/get-readiness.ts',
    find: 'await database.execute(sql.raw(`with ${writable} select`))',
    replace: 'void database',
    tests: ['apps/backend/src/server/time-limits.test.ts'],
  },
  {
    defect: 'two references in a row are the same',
    file: 'apps/backend/src/references/reference.ts',
    find: 'alphabet[randomInt(alphabet.length)]',
    replace: 'alphabet[0]',
    tests: ['apps/backend/src/references/reference.test.ts'],
  },
]
