import type { Locale } from '@clairmemoire/domain/locale'
import type { RequestSmsLetter } from '../src/requests/queue-sms.ts'
import type { RequestRow } from '../src/requests/request.table.ts'
import { type SmsOccasion, smsText } from '../src/sms/sms-texts.ts'
import type { Clinic } from '../src/clinic/clinic.ts'
import { requestRow } from './request-row.ts'

const capability = 'q8Zk3vJ0Tn-2hY_5aXw7Lg'

const anyTime = { kind: 'part_of_day', part_of_day: 'any' } as const

/** All text messages to a person, with their variants. */
export function sampleSms(
  locale: Locale,
  clinic: Clinic,
  changes: Partial<RequestRow> = {},
): readonly (readonly [order: RequestSmsLetter, about: string, text: string])[] {
  const row = requestRow({ ...changes, locale })
  const write = (order: RequestSmsLetter, about: string, occasion: SmsOccasion, state: Partial<RequestRow> = {}) => {
    const text = smsText({ occasion, row: { ...row, ...state }, clinic, capability, isConfirmed: true })
    return [order, about, text ?? ''] as const
  }
  const { time_zone } = row.callback
  const open = { callback: { ...anyTime, time_zone } }
  return [
    write('call_requested_sms', 'a chosen time', 'asked'),
    write('call_requested_sms', 'a call back', 'asked', open),
    write('call_requested_sms', 'an agreed day', 'asked', { callback: { ...anyTime, on: row.callBy, time_zone } }),
    write('call_requested_sms', 'a doctor’s patient is called', 'asked', { form: 'referral', formVersion: '1' }),
    write('request_changed_sms', 'another time', 'changed'),
    write('request_changed_sms', 'canceled', 'changed', { callState: 'cancelled' }),
    write('call_not_reached_sms', '', 'not_reached', { callState: 'not_reached' }),
    write('call_time_closed_sms', 'a chosen time', 'time_closed'),
    write('call_time_closed_sms', 'a call back', 'time_closed', open),
    write('call_reminder_sms', '', 'tomorrow'),
    write('call_soon_sms', '', 'soon'),
    write('request_link_sms', '', 'link'),
  ]
}
