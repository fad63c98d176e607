import type { Locale, PrivateRequest } from '@clairmemoire/api-client/schema'
import type { Instrument } from '@clairmemoire/forms/instrument'
import { eq, inArray } from 'drizzle-orm'
import { releaseSlots } from '../../calls/slot-reservations.ts'
import { hasConsent } from '../../consents/consents.ts'
import { type CallHandler, memoryTestSubject } from '../../desk/call-handler.ts'
import { type RowColumns, writeColumns } from '../../desk/undo.ts'
import type { Backend } from '../backend.ts'
import { type OrientationResultRow, orientationResult } from './orientation.table.ts'
import { lockResult } from './recommendation/find-result.ts'
import { recommendation } from './recommendation/recommendation.ts'
import { suddenChange } from './sudden-change.ts'

/** Dependencies for rendering a result. */
type SharedResults = Pick<Backend, 'memoryTests' | 'orientation' | 'clock'>

/** Implements calls that were requested with the result of a memory test. The desk sees the result only with consent. */
export function memoryTestCallHandler(backend: SharedResults): CallHandler {
  return {
    list: async (database, ids) => {
      const rows = await database
        .select()
        .from(orientationResult)
        .where(inArray(orientationResult.id, [...ids]))
      return new Map(rows.flatMap((row) => asked(row).map((call) => [row.id, call] as const)))
    },
    open: async (database, id) => {
      const [row] = await database.select().from(orientationResult).where(eq(orientationResult.id, id))
      if (row === undefined || row.country === null) return undefined
      const { firstName, email, phone, country } = row
      const instrument = await backend.memoryTests.find(row.instrumentId, row.instrumentVersion)
      const isShared = instrument !== undefined && (await hasConsent(database, id, 'show_to_desk'))
      return {
        contact: { first_name: firstName ?? '', last_name: '', email: email ?? '', phone, country, postal_code: null },
        relation: null,
        helper: null,
        sharesAnswers: isShared,
        sentAnswers: (locale) => (isShared ? sharedResult(row, instrument, locale, backend) : []),
        changeTimes: [],
      }
    },
    lock: lockResult,
    recordState: async (tx, id, change, now) => {
      await releaseSlots(tx, id)
      const agreed = change.state === 'promised' ? { callback: change.callback, callBy: change.callBy } : {}
      await tx
        .update(orientationResult)
        .set({ ...agreed, activeAt: now })
        .where(eq(orientationResult.id, id))
    },
    callColumns,
    restoreCall: async (tx, id, before) => {
      await writeColumns(tx, callColumns(id), before)
      return true
    },
  }
}

function callColumns(id: string): RowColumns {
  const { callback, callBy } = orientationResult
  return { table: orientationResult, columns: [callback, callBy], where: eq(orientationResult.id, id) }
}

/** Returns the next step with its reasons, then the answers, as on the sheet for a doctor. */
function sharedResult(
  row: OrientationResultRow,
  instrument: Instrument,
  locale: Locale,
  { orientation, clock }: SharedResults,
): PrivateRequest['sent'] {
  const reading = { instrument, locale, now: clock(), ...orientation }
  const { urgent, score, answers, rest } = recommendation(row, '', reading)
  const step = urgent?.title ?? score?.title
  return [
    ...(rest ? [{ id: 'form', question: texts[locale].form, answer: texts[locale].short(rest.not_asked) }] : []),
    ...(step === undefined ? [] : [{ id: 'step', question: texts[locale].step, answer: step }]),
    ...(score?.because ?? []).map((because, index) => ({
      id: `because-${index + 1}`,
      question: texts[locale].because,
      answer: because,
    })),
    ...answers.map(({ id, question, answer }) => ({ id, question, answer })),
  ]
}

/** Returns an empty list for a result without a requested call. */
function asked({ firstName, email, phone, country, callback, callBy }: OrientationResultRow) {
  if (callback === null || callBy === null || country === null) return []
  const title = (locale: Locale) => memoryTestSubject[locale]
  const urgent = (locale: Locale) => suddenChange(locale, country)
  return [{ title, urgent, name: firstName ?? '', phone, hasEmail: email !== null, needs: [], callback, callBy }]
}

const texts = {
  fr: {
    form: 'Questions posées',
    short: (left: readonly string[]) => `Celles du test court. Peu ou pas demandé\u00a0: ${left.join(', ')}.`,
    step: 'Prochain pas conseillé',
    because: 'Parce que',
  },
  en: {
    form: 'Questions asked',
    short: (left: readonly string[]) => `Those of the short test. Asked little or nothing about: ${left.join(', ')}.`,
    step: 'Next step advised',
    because: 'Because',
  },
} satisfies Record<Locale, unknown>
