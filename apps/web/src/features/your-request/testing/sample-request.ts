import type { LimitedRequest, PrivateRequest } from '@clairmemoire/api-client/schema'
import type { Locale } from '@clairmemoire/domain/locale'
import { sayIn } from '@clairmemoire/ui/testing/in-language'
import { sampleResultId } from '../../../testing/staged-backend.ts'

/** A request for a consultation, with a call in the morning. */
export function sampleRequest(locale: Locale, change: Partial<PrivateRequest> = {}): PrivateRequest {
  const say = sayIn(locale)
  return {
    id: sampleResultId,
    kind: 'consultation',
    title: say('Une consultation en vidéo', 'A consultation by video'),
    reference: 'CM-7F3K-92QD',
    version: 1,
    sent_on: '2027-03-05',
    expires_on: '2028-03-04',
    state: { name: 'received', on: '2027-03-05' },
    call: {
      name: 'Camille Exemple',
      phone: '+33639981234',
      from_phone: '+33199001234',
      callback: { kind: 'part_of_day', part_of_day: 'morning', time_zone: 'Europe/Paris' },
      call_by: '2027-03-10',
      past: false,
      calendar: 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n',
    },
    contact: {
      first_name: 'Camille',
      last_name: 'Exemple',
      email: 'camille@exemple.fr',
      phone: '+33639981234',
      country: 'FR',
      postal_code: null,
    },
    mailed_links: true,
    reminders: true,
    sms: false,
    sent: [
      {
        id: 'reason',
        question: say('Qu’est-ce qui vous amène ?', 'What brings you here?'),
        answer: say('J’oublie des rendez-vous.', 'I forget appointments.'),
      },
      { id: 'type', question: say('Comment voir le médecin ?', 'How to see the doctor?'), answer: null },
    ],
    consents: [
      {
        purpose: 'call_back',
        title: say('Être appelé', 'To be called'),
        text_version: 'consultation-2026-12',
        given_on: '2027-03-05',
        withdrawn_on: null,
        withdrawable: true,
      },
      {
        purpose: 'keep_answers',
        title: say('Garder ce que j’ai répondu', 'To keep what I answered'),
        text_version: 'consultation-2026-12',
        given_on: '2027-03-05',
        withdrawn_on: '2027-03-06',
        withdrawable: false,
      },
      {
        purpose: 'pass_on',
        title: say('Transmettre ma demande au centre de l’étude', 'To pass my request on to the study site'),
        text_version: 'pass-on-2027-01',
        by_phone: true,
        given_on: '2027-03-05',
        withdrawn_on: null,
        withdrawable: true,
      },
    ],
    changed_meanwhile: [],
    team: [
      { name: 'opened', on: '2027-03-08' },
      { name: 'tried', on: '2027-03-08' },
    ],
    ...change,
  }
}

/** The call of the same request as a limited key shows it. */
export const sampleLimitedCall: NonNullable<LimitedRequest['call']> = {
  from_phone: '+33199001234',
  callback: { kind: 'slot', starts_at: '2027-03-08T08:00:00Z', time_zone: 'Europe/Paris' },
  call_by: '2027-03-10',
  past: false,
}

/** The same request as a limited key shows it, with a cancelled call unless there is one. */
export function sampleLimited(change: Partial<LimitedRequest> = {}): LimitedRequest {
  const name = change.call === undefined ? 'cancelled' : 'call_planned'
  const state = { name, on: '2027-03-05' } as const
  return { reference: 'CM-7F3K-92QD', version: 1, state, country: 'FR', sms: true, tries_left: 10, ...change }
}
