import type { HandOverSheet, Locale } from '@clairmemoire/api-client/schema'
import { fullName } from '../../../calls/promised-call.ts'
import { agreedAt } from '../../../consents/consents.ts'
import type { DeskCaseRow } from '../../../desk/desk-case.table.ts'
import { dateIn } from '../../../platform/calendar/zoned-time.ts'
import type { Queries } from '../../../platform/database/connect.ts'
import type { Backend } from '../../backend.ts'
import { studyOf } from '../desk-study.ts'

/**
 * What a study site is given of a request, on paper as by a link. Null until the person has agreed, where the call is about no study, and once it was
 * erased.
 */
export async function handOverSheet(
  backend: Backend,
  queries: Queries,
  row: DeskCaseRow,
  locale: Locale,
): Promise<HandOverSheet | null> {
  const { subjectId, reference, country } = row
  const agreed = await agreedAt(queries, subjectId, 'pass_on')
  const kind = backend.desk.kinds[row.kind]
  if (agreed === undefined || kind === undefined) return null
  const call = (await kind.list(queries, [subjectId])).get(subjectId)
  const opened = await kind.open(queries, subjectId)
  const study = opened && (await studyOf(backend, queries, { row, opened, locale }))
  if (!call || !study) return null
  const { contact, helper } = opened
  return {
    reference,
    from_phone: backend.clinic.phones[country],
    name: call.name,
    phone: call.phone,
    email: contact.email,
    asked_by: helper && fullName(contact.first_name, contact.last_name),
    language: row.locale,
    needs: [...call.needs],
    agreed_on: dateIn(call.callback.time_zone, agreed),
    study: {
      name: study.name,
      is_paused: study.is_paused,
      criteria: study.criteria,
      criteria_now: study.criteria_now,
    },
    sent: opened.sharesAnswers ? opened.sent(locale) : null,
  }
}
