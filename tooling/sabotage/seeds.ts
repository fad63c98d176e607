/** A plausible defect, and the test that has to detect it. Paths are relative to the root of the repository. */
export interface Seed {
  /** The harm it would do. */
  defect: string
  file: string
  /** Occurs in the file exactly once. */
  find: string
  replace: string
  test: string
}

/** Forty at most: defects that mutants of `pnpm mutation` cannot represent, or that unit tests may miss. */
export const seeds: readonly Seed[] = [
  // SQL: acknowledged data is never lost, doubled, or stored too long.
  {
    defect: 'the embedded database does not wait for the disk',
    file: 'apps/backend/src/platform/database/embedded/embedded-server.ts',
    find: "const serverOptions = ['--listen_addresses=127.0.0.1',",
    replace: "const serverOptions = ['--fsync=off', '--listen_addresses=127.0.0.1',",
    test: 'apps/backend/src/platform/database/embedded/durable.test.ts',
  },
  {
    defect: 'two backends work in one data directory',
    file: 'apps/backend/src/platform/database/embedded/running-server.ts',
    find: 'isAlive(pid) && command.includes(folder)',
    replace: '!isAlive(pid)',
    test: 'apps/backend/src/platform/database/embedded/one-backend.full.test.ts',
  },
  {
    defect: 'a request that is repeated under its key is stored again',
    file: 'apps/backend/src/platform/idempotency/idempotent.ts',
    find: '      if (earlier) return { answer: earlier, inserts: [] }\n',
    replace: '',
    test: 'apps/backend/src/features/trials/signup/sign-up-for-trial.test.ts',
  },
  {
    defect: 'a request is confirmed before it is stored',
    file: 'apps/backend/src/platform/database/transaction.ts',
    find: "client.query('commit')])",
    replace: "{ command: 'COMMIT' }])",
    test: 'apps/backend/src/features/trials/signup/sign-up-for-trial.test.ts',
  },
  {
    defect: 'a database that may lose what it confirmed is used',
    file: 'apps/backend/src/platform/database/connect-to-server.ts',
    find: 'undurable.length > 0',
    replace: 'undurable.length > 9',
    test: 'apps/backend/src/platform/database/migrate.full.test.ts',
  },
  {
    defect: 'a migration that waits for a lock blocks everybody',
    file: 'apps/backend/src/platform/database/database-errors.ts',
    find: 'export const lockTimeout = 400',
    replace: 'export const lockTimeout = 30_000',
    test: 'apps/backend/src/platform/database/migrate.full.test.ts',
  },
  {
    defect: 'a backend without its database reports that it is ready',
    file: 'apps/backend/src/features/health/health.ts',
    find: 'await database.execute(sql.raw(`with ${writable} select`))',
    replace: 'void database',
    test: 'apps/backend/src/server/time-limits.full.test.ts',
  },
  {
    defect: 'one of two concurrent changes is refused',
    file: 'apps/backend/src/features/requests/change/change-request.ts',
    find: 'const row = await lockRequest(tx, opened.request.id)',
    replace: 'await lockRequest(tx, opened.request.id)\n  const row = opened.request',
    test: 'apps/backend/src/features/requests/requests.test.ts',
  },
  {
    defect: 'the consents of an erased request stay',
    file: 'apps/backend/src/requests/erase-requests.ts',
    find: 'await tx.delete(consent).where(inArray(consent.subjectId, ids))',
    replace: 'void consent',
    test: 'apps/backend/src/requests/no-trace.test.ts',
  },
  {
    defect: 'erasing one person erases the news of all',
    file: 'apps/backend/src/features/news/contacts.ts',
    find: 'tx.delete(contactRequest).where(eq(contactRequest.contactId, id))',
    replace: 'tx.delete(contactRequest)',
    test: 'apps/backend/src/operator/person-command.test.ts',
  },
  {
    defect: 'concurrent requests all get the same call time',
    file: 'apps/backend/src/calls/slot-reservations.ts',
    find: '    lockName(tx, `slot ${country} ${startsAt.toISOString()}`),',
    replace: '    undefined,',
    test: 'apps/backend/src/features/trials/slot-reservations.test.ts',
  },
  {
    defect: 'a moved or cancelled call keeps its reservation',
    file: 'apps/backend/src/calls/slot-reservations.ts',
    find: '  const released = await tx.delete(slotReservation).where(eq(slotReservation.subjectId, subjectId)).returning()\n',
    replace:
      '  const released = await tx.select().from(slotReservation).where(eq(slotReservation.subjectId, subjectId))\n',
    test: 'apps/backend/src/features/trials/slot-reservations.test.ts',
  },
  {
    defect: 'an unconfirmed address for news is stored forever',
    file: 'apps/backend/src/features/news/alerts/delete-news.ts',
    find: "sql`${lists} = '{}'`",
    replace: 'sql`false`',
    test: 'apps/backend/src/server/retention.full.test.ts',
  },
  {
    defect: 'many concurrent requests send many mails to a stranger: no lock',
    file: 'apps/backend/src/mail/visitor-mail-limit.ts',
    find: '    await lockName(tx, `mailbox ${hashOfMailbox(address)}`)\n',
    replace: '',
    test: 'apps/backend/src/mail/visitor-mail-limit.test.ts',
  },
  {
    defect: 'two concurrent refreshes become two sessions',
    file: 'apps/backend/src/sessions/staff-sessions.ts',
    find: "return derivedSecret(key, 'refresh', token)",
    replace: "return derivedSecret(key, 'refresh', newRefreshToken())",
    test: 'apps/backend/src/features/auth/refresh-token.test.ts',
  },
  {
    defect: 'concurrent logins are not counted in time',
    file: 'apps/backend/src/features/auth/login-throttling.ts',
    find: '      if (msLeft > 0) return msLeft\n',
    replace: '',
    test: 'apps/backend/src/features/auth/login-throttling.full.test.ts',
  },
  {
    defect: 'old keys of visitor counts are not deleted',
    file: 'apps/backend/src/platform/overload/shared-counts.ts',
    find: 'lt(countingKey.day,',
    replace: 'lt(sql`${countingKey.day} + 400`,',
    test: 'apps/backend/src/platform/overload/shared-counts.test.ts',
  },
  {
    defect: 'a request opens after it has expired',
    file: 'apps/backend/src/requests/stored-request.ts',
    find: ', gt(requestTable.activeAt, oldest)',
    replace: '',
    test: 'apps/backend/src/features/requests/requests.test.ts',
  },
  {
    defect: 'the key of a text message opens the whole request',
    file: 'apps/backend/src/requests/stored-request.ts',
    find: 'if (opened?.limited) throw new CodeRequired()',
    replace: '',
    test: 'apps/backend/src/features/requests/limited/limited.test.ts',
  },
  {
    defect: 'rate limit counts are never reset',
    file: 'apps/backend/src/platform/overload/shared-counts.ts',
    find: '<= now()`',
    replace: "<= '-infinity'`",
    test: 'apps/backend/src/platform/overload/shared-counts.test.ts',
  },
  {
    defect: 'a result opens after it has expired',
    file: 'apps/backend/src/features/orientation/recommendation/find-result.ts',
    find: 'gt(orientationResult.activeAt, oldest)',
    replace: 'undefined',
    test: 'apps/backend/src/features/orientation/recommendation/get-recommendation.test.ts',
  },
  // Settings: the operator's values apply.
  {
    defect: 'mails link to the product’s hosts instead of the operator’s',
    file: 'apps/backend/src/server/settings.ts',
    find: 'const hosts = ownSitesOf(read)?.hosts',
    replace: 'const hosts = ownSitesOf({ ...read, siteHostFr: undefined, siteHostEn: undefined })?.hosts',
    test: 'apps/backend/src/server/settings.test.ts',
  },
  {
    defect: 'the backend compares people with the sample sites, whatever the operator has entered',
    file: 'apps/backend/src/content/followed-studies.ts',
    find: 'entered: fitting.sites,',
    replace: 'entered: {},',
    test: 'apps/backend/src/content/followed-studies.test.ts',
  },
  // Wiring: a single line that enables a protection.
  {
    defect: 'every process allows the full number of submissions',
    file: 'apps/backend/src/server/app.ts',
    find: 'shareLimits(app, settings.limits, count)',
    replace: 'void shareLimits',
    test: 'apps/backend/src/platform/overload/limit-rates.full.test.ts',
  },
  {
    defect: 'a handler writes answers into a log line',
    file: 'apps/backend/src/features/trials/recommendation/recommend-trial.ts',
    find: '    const { locale, answers } = body\n',
    replace: '    const { locale, answers } = body\n    process.stderr.write(`${JSON.stringify({ answers })}\\n`)\n',
    test: 'apps/backend/src/server/silent-log.test.ts',
  },
  {
    defect: 'openings of a request are not recorded',
    file: 'apps/backend/src/features/desk/desk-record.ts',
    find: '    await recordOpened(backend.database, person.id, reference, now)\n',
    replace: '',
    test: 'apps/backend/src/features/desk/desk-requests.test.ts',
  },
  {
    defect: 'a private link is sent to any given address',
    file: 'apps/backend/src/features/requests/send-link-again.ts',
    find: ' || !isOfPerson(row, typed)',
    replace: '',
    test: 'apps/backend/src/features/requests/mails.test.ts',
  },
  {
    defect: 'a mail to a visitor is not counted: a private link requested again',
    file: 'apps/backend/src/requests/letters/request-letters.ts',
    find: "visitorMail('anybody', linkAgain)",
    replace: 'toVisitor(linkAgain)',
    test: 'apps/backend/src/server/mails-to-a-stranger.full.test.ts',
  },
  {
    defect: 'another site can end a session',
    file: 'apps/backend/src/sessions/cookies.ts',
    find: '!isAllowedOrigin(request, settings) || ',
    replace: '',
    test: 'apps/backend/src/features/auth/refresh-token.test.ts',
  },
  {
    defect: 'one request becomes eleven when the backend answers 503',
    file: 'apps/web/server/api-proxy.ts',
    find: '        retryDelay: () => null,\n',
    replace: '',
    test: 'apps/web/server/api-proxy.full.test.ts',
  },
]
