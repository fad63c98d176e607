import type { Seed } from './seed.ts'

const backend = 'apps/backend/src'
const pageTests = [`${backend}/features/requests/requests.test.ts`]
const mailTests = [`${backend}/features/requests/mails.test.ts`]
const placeTests = [
  `${backend}/features/trials/call-slots/call-places.test.ts`,
  `${backend}/calls/places/free-place.test.ts`,
]
const traceTests = [`${backend}/requests/retention/no-trace.test.ts`]

/** A request opens to others, a change is lost, or an erased person is still found. */
export const requestSeeds: readonly Seed[] = [
  {
    defect: 'a professional number is taken whatever its check digit',
    file: 'packages/domain/src/professional-number/professional-number.ts',
    find: 'return sum > 0 && sum % 10 === 0',
    replace: 'return sum > 0',
    tests: ['packages/domain/src/professional-number/professional-number.test.ts'],
  },
  {
    defect: 'somebody is born tomorrow',
    file: 'packages/domain/src/birth-date/birth-date.ts',
    find: "if (date > today) return 'too_late'",
    replace: '',
    tests: ['packages/domain/src/birth-date/birth-date.test.ts'],
  },
  {
    defect: 'a request opens after its time',
    file: `${backend}/requests/find-request.ts`,
    find: ', gt(sentRequest.activeAt, oldest)',
    replace: '',
    tests: pageTests,
  },
  {
    defect: 'of two changes at once one is refused',
    file: `${backend}/features/requests/change/change-request.ts`,
    find: "if (broken !== 'request_change_request_id_version_pk' && broken !== placeIsFree) throw error",
    replace: 'throw error',
    tests: pageTests,
  },
  {
    defect: 'what another device changed meanwhile is not told',
    file: `${backend}/features/requests/change/meanwhile.ts`,
    find: 'changes.filter(({ version }) => version < versions.to)',
    replace: 'changes.filter(() => false)',
    tests: pageTests,
  },
  {
    defect: 'who no longer allows it is called again',
    file: `${backend}/features/requests/change/change-problems.ts`,
    find: "if (callState === 'withdrawn' || withdraw.includes('call_back'))",
    replace: "if (withdraw.includes('call_back'))",
    tests: pageTests,
  },
  {
    defect: 'a calendar keeps a cancelled call',
    file: `${backend}/requests/letters/request-changed.ts`,
    find: '{ isCancelled: true }',
    replace: '{ isCancelled: false }',
    tests: [`${backend}/server/request-letters.test.ts`],
  },
  {
    defect: 'what a repeated request would be answered with outlives the request',
    file: `${backend}/requests/erased-requests.ts`,
    find: 'delete from idempotency_key using $given where subject_id = given.id',
    replace: 'delete from idempotency_key using $given where false',
    tests: traceTests,
  },
  {
    defect: 'what only a kind of request keeps is not erased with it',
    file: `${backend}/requests/erased-requests.ts`,
    find: 'delete from ${name} using $given where ${name}.id = given.id',
    replace: 'delete from ${name} using $given where false',
    tests: traceTests,
  },
  {
    defect: 'a private link goes to whatever address is given',
    file: `${backend}/features/requests/send-link-again.ts`,
    find: ' || mailbox(row.email) !== mailbox(email)',
    replace: '',
    tests: mailTests,
  },
  {
    defect: 'a call is reminded of each time it is looked',
    file: `${backend}/requests/reminders/remind-of-calls.ts`,
    find: 'remindsOf: callSequence,',
    replace: 'remindsOf: null,',
    tests: mailTests,
  },
  {
    defect: 'a stopped kind of mail leaves again',
    file: `${backend}/mail/send-mail.ts`,
    find: '(kind.canBeStopped && (await isStopped(database, [toAddress(mail.to)], order.letter)))',
    replace: 'false',
    tests: mailTests,
  },
  {
    defect: 'a doctor is called in place of the patient',
    file: `${backend}/features/requests/change/change-problems.ts`,
    find: "if (isForSomeoneCalled) return [['helper', 'required']]",
    replace: '',
    tests: pageTests,
  },
  {
    defect: 'the erasing of one person erases the news of all',
    file: `${backend}/features/news/erased-contact.ts`,
    find: 'where contact.id = given.id',
    replace: 'where true',
    tests: [`${backend}/operator/person-command.test.ts`],
  },
  {
    defect: 'a time for a call is given to everybody who asks at once',
    file: `${backend}/calls/places/place-statements.ts`,
    find: 'else 0',
    replace: 'else call_place.place',
    tests: placeTests,
  },
  {
    defect: 'a hold is over for nobody',
    file: `${backend}/calls/places/free-place.ts`,
    find: 'return heldUntil > claim.now && holdHash !== claim.holdHash',
    replace: 'return holdHash !== claim.holdHash',
    tests: placeTests,
  },
  {
    defect: 'a call that is moved or cancelled keeps its time',
    file: `${backend}/calls/places/place-statements.ts`,
    find: 'where call_place.subject_id = given.subject_id ${otherThanKept}',
    replace: 'where false and call_place.subject_id = given.subject_id ${otherThanKept}',
    tests: placeTests,
  },
  {
    defect: 'a time that others have is offered',
    file: `${backend}/features/trials/call-slots/list-call-slots.ts`,
    find: 'desk: clinic.calls }, isFull)',
    replace: 'desk: clinic.calls })',
    tests: placeTests,
  },
  {
    defect: 'an answer is read by questions that it was not given to',
    file: `${backend}/questionnaires/preconsultation/preconsultation.ts`,
    find: 'everyPreconsultation.find((known) => known.version === version) ?? preconsultation',
    replace: 'preconsultation',
    tests: [`${backend}/features/preconsultation/preconsultation.test.ts`],
  },
  {
    defect: 'who stops reminders goes on getting them',
    file: `${backend}/features/requests/change/reminders-after.ts`,
    find: 'return { reminders: stoppedMails(hasRights ? mailedTo : own, callReminder, now) }',
    replace: 'return {}',
    tests: pageTests,
  },
  {
    defect: 'a reminder read as plain text does not say how to stop it',
    file: `${backend}/requests/letters/request-letters.ts`,
    find: 'sections: [...letter.sections, ...stopping],',
    replace: '',
    tests: mailTests,
  },
  {
    defect: 'a file of what was sent runs what somebody typed',
    file: 'apps/web/src/features/your-request/request/sent-file.ts',
    find: '<dd>${escaped(value)}</dd>',
    replace: '<dd>${value}</dd>',
    tests: ['apps/web/src/features/your-request/request/sent-file.test.ts'],
  },
  {
    defect: 'an answer of the memory test that is none here stands in a question',
    file: 'apps/web/src/features/preconsultation/prefill/taken-answers.ts',
    find: ' && checkAnswer(question, value) === undefined',
    replace: '',
    tests: ['apps/web/src/features/preconsultation/prefill/taken-answers.test.ts'],
  },
  {
    defect: 'an address for news that nobody confirmed is kept for ever',
    file: `${backend}/features/news/alerts/forget-old-news.ts`,
    find: 'for (const row of unconfirmed) await store(erasedContact(row.contact.id, now))',
    replace: 'void unconfirmed',
    tests: [`${backend}/server/retention.full.test.ts`],
  },
  {
    defect: 'who stops news leaves the keys of their mails behind',
    file: `${backend}/features/news/alerts/ended-news.ts`,
    find: '`delete from news_mail using json_to_recordset($rows) as given(id uuid) where contact_id = given.id',
    replace: '`delete from news_mail using json_to_recordset($rows) as given(id uuid) where false',
    tests: traceTests,
  },
]
