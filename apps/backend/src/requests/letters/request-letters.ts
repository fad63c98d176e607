import { and, eq } from 'drizzle-orm'
import { auditEntry } from '../../audit/audit-entry.table.ts'
import type { Clinic } from '../../clinic/clinic.ts'
import type { Letter } from '../../mail/letter.ts'
import type { LetterKind, LetterKinds } from '../../mail/letter-kind.ts'
import type { RequestDetails, RequestKinds } from '../request-kind.ts'
import { promisedCallOf } from '../promised-call-of.ts'
import { callRequested } from './call-requested.ts'
import { callRequestedDesk } from './call-requested-desk.ts'
import { requestChanged } from './request-changed.ts'
import { requestChangedDesk, requestErasedDesk } from './request-changed-desk.ts'
import { type FoundRequestMail, findRequestMail } from './find-request-mail.ts'

/** By the name under which requests order them. */
export function requestLetters(kinds: RequestKinds): LetterKinds {
  const toDesk = (letter: (mail: FoundRequestMail, details: RequestDetails, clinic: Clinic) => Letter): LetterKind => ({
    to: 'desk',
    write: async (database, id, clinic) => {
      const mail = await findRequestMail(database, id)
      const details = mail && (await kinds[mail.request.kind]?.open(database, mail.request.id))
      return mail && details && { to: clinic.deskEmail, letter: letter(mail, details, clinic) }
    },
  })
  return {
    call_requested: toVisitor(({ request, capability }, clinic) =>
      callRequested(promisedCallOf(request), clinic, capability),
    ),
    call_requested_desk: toDesk(({ request }, details, clinic) => callRequestedDesk(request, details, clinic)),
    request_changed: toVisitor(({ request, capability }, clinic) => requestChanged(request, clinic, capability)),
    request_changed_desk: toDesk(({ request, changed }, _, clinic) => requestChangedDesk(request, changed, clinic)),
    request_erased_desk: { to: 'desk', write: erasedDesk },
  }
}

/** Of a request that is gone, the trail has the reference. */
const erasedDesk: LetterKind['write'] = async (database, id, clinic) => {
  const [entry] = await database
    .select({ reference: auditEntry.reference })
    .from(auditEntry)
    .where(and(eq(auditEntry.subjectId, id), eq(auditEntry.action, 'request_erased')))
  return entry && { to: clinic.deskEmail, letter: requestErasedDesk(entry.reference, clinic) }
}

function toVisitor(letter: (mail: FoundRequestMail, clinic: Clinic) => Letter): LetterKind {
  return {
    to: 'visitor',
    write: async (database, id, clinic) => {
      const mail = await findRequestMail(database, id)
      return mail && { to: mail.request.email, letter: letter(mail, clinic) }
    },
  }
}
