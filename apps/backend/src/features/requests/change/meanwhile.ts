import type { Callback, Country, Helper, Locale, PrivateRequest } from '@clairmemoire/api-client/schema'
import { formatCountry, formatMoment } from '@clairmemoire/i18n/formats'
import { and, asc, eq, gt } from 'drizzle-orm'
import { partOfDayInWords } from '../../../calls/call-in-words.ts'
import { fullName } from '../../../calls/promised-call.ts'
import { type CallDesk, phoneInWords } from '../../../clinic/clinic.ts'
import { requestChange, type RequestRow } from '../../../requests/request.table.ts'
import type { Backend } from '../../backend.ts'

/** Fields set by others between the base version of a change and its own version, with the latest value of each. */
export async function concurrentChanges(
  { database, clinic }: Pick<Backend, 'database' | 'clinic'>,
  row: RequestRow,
  versions: { from: number; to: number },
  locale: Locale,
): Promise<PrivateRequest['changed_meanwhile']> {
  const changes = await database
    .select()
    .from(requestChange)
    .where(and(eq(requestChange.requestId, row.id), gt(requestChange.version, versions.from)))
    .orderBy(asc(requestChange.version))
  const ownChange = changes.find(({ version }) => version === versions.to)
  const others = changes.filter(({ version }) => version < versions.to)
  const latest = new Map(
    others.flatMap(({ fields, at }) => Object.entries(fields).map(([field, value]) => [field, { value, at }])),
  )
  return [...latest].map(([field, { value, at }]) => ({
    field,
    value: inWords(field, value, row, locale, clinic.calls),
    replaced: ownChange !== undefined && Object.hasOwn(ownChange.fields, field),
    changed_at: at.toISOString(),
  }))
}

/** The stored value of a field as text. */
function inWords(
  field: string,
  value: unknown,
  { country }: RequestRow,
  locale: Locale,
  desk: CallDesk,
): string | null {
  if (value === null || value === '') return null
  if (field === 'call') return callInWords(value as { callback: Callback; callBy: string }, locale, desk)
  if (field === 'helper') return helperInWords(value as Helper, country)
  if (field === 'country') return formatCountry(locale, value as Country)
  return field === 'phone' ? phoneInWords(value as string, country) : (value as string)
}

function callInWords(
  { callback, callBy }: { callback: Callback; callBy: string },
  locale: Locale,
  desk: CallDesk,
): string {
  return callback.kind === 'slot'
    ? formatMoment(locale, callback.starts_at, callback.time_zone)
    : partOfDayInWords(locale, callback, callBy, desk)
}

function helperInWords({ first_name: firstName, last_name: lastName, phone }: Helper, country: Country): string {
  return `${fullName(firstName, lastName)}, ${phoneInWords(phone, country)}`
}
