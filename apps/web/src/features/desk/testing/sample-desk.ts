import type {
  DeskLetter,
  DeskMessage,
  DeskRecord,
  DeskRequest,
  DeskRequests,
  DeskWays,
  HandOverSheet,
  HandOvers,
  User,
} from '@clairmemoire/api-client/schema'
import type { Page } from '@clairmemoire/cms-client/page'
import type { Locale } from '@clairmemoire/domain/locale'
import { sayIn } from '@clairmemoire/ui/testing/in-language'
import { sampleOutcomeId, sampleReference, sampleUserId } from '../../../testing/staged-backend.ts'

export const sampleUser: User = {
  pk: sampleUserId,
  email: 'dominique@clairmemoire.example',
  first_name: 'Dominique',
  last_name: 'Exemple',
  username: 'dominique@clairmemoire.example',
  role: 'administrator',
}

const late: DeskRequest = {
  reference: sampleReference,
  kind: 'consultation',
  title: '',
  trial_code: null,
  trial_name: null,
  language: 'fr',
  country: 'FR',
  time_zone: 'Europe/Paris',
  sent_on: '2027-03-02',
  state: 'open',
  outcome: 'voicemail',
  due_at: '2027-03-05T07:00:00Z',
  is_late: true,
  urgent: null,
  name: 'Camille Exemple',
  phone: '+33639981235',
  has_email: false,
  needs: ['speak_up', 'hearing_aid'],
  call_by: '2027-03-05',
  callback: { kind: 'part_of_day', part_of_day: 'morning', time_zone: 'Europe/Paris' },
  calls_from: '2027-03-08T08:00:00Z',
  tries: 1,
  claim: null,
  given_to: null,
  version: 1,
}

const planned: DeskRequest = {
  ...late,
  reference: 'CM-2M8X-45TR',
  kind: 'trial_call',
  trial_code: 'PREDICTOM',
  trial_name: 'PREDICTOM',
  outcome: null,
  due_at: '2027-03-09T15:10:00Z',
  is_late: false,
  name: 'Jo Vial',
  phone: '+12025550142',
  has_email: true,
  needs: [],
  language: 'en',
  country: 'US',
  time_zone: 'America/New_York',
  callback: { kind: 'slot', starts_at: '2027-03-09T15:00:00Z', time_zone: 'America/New_York' },
  calls_from: '2027-03-09T15:00:00Z',
  tries: 0,
  claim: { name: 'Alex Exemple', since: '2027-03-05T09:02:00Z', is_mine: false },
}

/** A list with a late call, and an urgent call that a colleague has claimed. */
export function sampleDesk(locale: Locale): DeskRequests {
  const say = sayIn(locale)
  const requests: DeskRequest[] = [
    {
      ...planned,
      title: say('Appel au sujet d’une étude', 'Call about a study'),
      urgent: {
        label: say('signe soudain', 'sudden sign'),
        why: say(
          'Cette personne nous a parlé d’un changement soudain. Appelez-la avant toutes les autres.',
          'This person told us about a sudden change. Call them before anyone else.',
        ),
      },
    },
    { ...late, title: say('Consultation mémoire par vidéo', 'Memory consultation by video') },
  ]
  const kinds = [
    { kind: 'trial_call', name: say('Appel au sujet d’une étude', 'Call about a study') },
    { kind: 'consultation', name: say('Consultation mémoire', 'Memory consultation') },
  ]
  return { ...emptyDesk, kinds, requests, total: 2, counts: { now: 2, today: 5, later: 40, closed: 12 } }
}

export const emptyDesk: DeskRequests = {
  read_at: '2027-03-05T09:06:00Z',
  requests: [],
  total: 0,
  page_size: 50,
  counts: { now: 0, today: 0, later: 0, closed: 0 },
  kinds: [],
  colleagues: [],
}

export function deskOfOne(locale: Locale): DeskRequests {
  const { requests } = sampleDesk(locale)
  return { ...emptyDesk, requests: requests.slice(-1), total: 1, counts: { ...emptyDesk.counts, now: 1 } }
}

/** An opened request; `change` can add a claim by the user or a colleague. */
export function sampleRecord(locale: Locale, change: Partial<DeskRequest> = {}): DeskRecord {
  const say = sayIn(locale)
  const title = say('Un appel au sujet des études', 'A call about studies')
  return {
    request: { ...planned, reference: sampleReference, urgent: null, title, claim: null, tries: 1, ...change },
    read_at: '2027-03-05T09:06:00Z',
    version: 2,
    from_phone: '+12025550100',
    contact: {
      first_name: 'Jo',
      last_name: 'Vial',
      email: 'jo@exemple.example',
      phone: '+12025550142',
      country: 'US',
      postal_code: '02139',
    },
    relation: null,
    helper: null,
    shares_answers: true,
    sent: [
      { id: 'trial_code', question: say('Étude', 'Study'), answer: 'PREDICTOM' },
      { id: 'age', question: say('Quel est son âge ?', 'How old are they?'), answer: say('72 ans', '72 years old') },
      { id: 'mri', question: say('Une IRM est-elle possible ?', 'Is an MRI possible?'), answer: null },
    ],
    further_studies: [],
    study: {
      trial_code: 'PREDICTOM',
      name: 'PREDICTOM',
      status: 'paused',
      has_changed: true,
      sites: ['Boston'],
      criteria: [
        { id: 'age', kind: 'age_between', min: 50, max: 80, state: 'met' },
        { id: 'partner', kind: 'has_study_partner', state: 'cannot_tell' },
        { id: 'mri', kind: 'mri_possible', state: 'declined' },
      ],
      criteria_now: [
        { id: 'age', kind: 'age_between', min: 50, max: 80, state: 'met' },
        { id: 'partner', kind: 'has_study_partner', state: 'cannot_tell' },
        { id: 'mri', kind: 'mri_possible', state: 'declined' },
      ],
      by_phone: {
        respondent: 'self',
        questionnaire: {
          id: 'trial-finder',
          version: '2',
          title: '',
          questions: [
            {
              id: 'study_partner',
              type: 'one_of',
              required: false,
              label: {
                self: say('Quelqu’un peut-il vous accompagner ?', 'Can someone come along with you?'),
                someone_else: '',
              },
              options: [
                { id: 'yes', label: { self: say('Oui', 'Yes'), someone_else: '' } },
                { id: 'no', label: { self: say('Non', 'No'), someone_else: '' } },
              ],
            },
          ],
        },
        answers: {},
      },
    },
    consents: [
      {
        purpose: 'call_back',
        title: say('Vous appeler au sujet de votre demande', 'Call you about your request'),
        text_version: '2026-11',
        given_on: '2027-03-04',
        withdrawn_on: null,
        withdrawable: true,
      },
    ],
    ways: { mail: true, sms: { state: 'possible', last_digits: '0142', is_confirmed: true }, letter: true },
    mails: [{ to: 'visitor', state: 'undeliverable', ordered_at: '2027-03-04T09:00:00Z' }],
    messages: [],
    history: [
      { kind: 'sent', at: '2027-03-04T09:00:00Z', by: null },
      { kind: 'opened', at: '2027-03-05T09:01:00Z', by: 'Dominique Exemple' },
      {
        kind: 'called',
        at: '2027-03-05T09:05:00Z',
        by: 'Dominique Exemple',
        id: sampleOutcomeId,
        outcome: 'voicemail',
        note: say('Message laissé.', 'Left a message.'),
        details: {},
        is_corrected: false,
        is_correctable: true,
      },
    ],
    sheet: null,
    related: [{ ...late, title: say('Consultation mémoire par vidéo', 'Memory consultation by video') }],
    draft: { note: say('Rappeler après le marché.', 'Call after the market.'), saved_at: '2027-03-05T09:06:00Z' },
  }
}

/** The ways to a person without an address who stopped text messages. */
export const onlyALetter: DeskWays = {
  mail: false,
  sms: { state: 'stopped', last_digits: null, is_confirmed: false },
  letter: true,
}

/** A text message in each state, and an answer. */
export function sampleMessages(locale: Locale): DeskMessage[] {
  const say = sayIn(locale)
  const title = say('Demande reçue', 'Request received')
  const states = ['undeliverable', 'failed', 'delivered', 'sent', 'leaves', 'waits'] as const
  return [
    ...states.map((state, index): DeskMessage => ({ state, at: `2027-03-05T0${index + 1}:00:00Z`, title })),
    { state: 'received', at: '2027-03-05T08:30:00Z', words: say('Pas jeudi s’il vous plaît', 'Not Thursday please') },
  ]
}

/** A printed letter in the language of the person, which may differ from that of the page. */
export const sampleLetter: DeskLetter = {
  locale: 'en',
  sender: 'Clairmémoire, 1 Sample Street, Boston, MA 02139',
  date: 'March\u00a05, 2027',
  name: 'Jo Vial',
  title: 'We tried to reach you',
  opening: [
    'Clairmémoire is writing because you asked us for a call. We called, and nobody answered.',
    'Choose another time on your private page. We will call you then.',
  ],
  link: 'https://clairmemoire.com/r#q8Zk3vJ0Tn-2hY_5aXw7Lg',
  closing: ['If you have a question: call us at (202)\u00a0555-0100.', 'Your reference: CM-7F3K-92QD'],
}

/** The data of the sample request that a study site receives. */
export function sampleSheet(locale: Locale): HandOverSheet {
  const { request, contact, from_phone: from, sent, study } = sampleRecord(locale)
  const { name, status, criteria, criteria_now } = {
    name: '',
    status: 'recruiting' as const,
    criteria: [],
    criteria_now: [],
    ...study,
  }
  return {
    reference: request.reference,
    from_phone: from,
    name: request.name,
    phone: request.phone,
    email: contact.email,
    asked_by: null,
    language: request.language,
    needs: ['speak_up'],
    agreed_on: '2027-03-05',
    study: { name, status, criteria, criteria_now },
    sent,
  }
}

/** One link in each state. */
export const sampleHandOvers: HandOvers = {
  hand_overs: (['open', 'opened', 'expired', 'closed', 'withdrawn'] as const).map((state, index) => ({
    id: `6e0d4b0e-7c0e-4f0e-8a42-5a4b1f7a6c1${index}`,
    site: 'Boston',
    state,
    made_at: '2027-03-05T09:10:00Z',
    made_by: 'Dominique Exemple',
    expires_at: '2027-03-12T09:10:00Z',
    opened_at: state === 'opened' ? '2027-03-05T10:00:00Z' : null,
    withdrawn_at: state === 'withdrawn' ? '2027-03-05T10:00:00Z' : null,
  })),
}

/** A general call guide as editors might write it. */
export function sampleGuide(locale: Locale): Page {
  const say = sayIn(locale)
  const words = { type: 'text', text: say('Demandez la personne par son nom.', 'Ask for the person by name.') } as const
  const text: Page['summary'] = [
    { type: 'heading', level: 2, children: [{ type: 'text', text: say('Au début', 'First') }] },
    { type: 'paragraph', children: [words] },
  ]
  return { slug: 'call-guide', title: '', description: '', summary: [], blocks: [{ kind: 'text', text }] }
}
