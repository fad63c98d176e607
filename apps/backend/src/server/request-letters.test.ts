import { locales } from '@clairmemoire/domain/locale'
import type { Answers } from '@clairmemoire/domain/questionnaire'
import { type FormId, formNow } from '@clairmemoire/forms/every-form'
import { describe, expect, it } from 'vitest'
import { letterAsShown } from '../../testing/letter-as-shown.ts'
import { requestRow } from '../../testing/request-row.ts'
import { clinic } from '../../testing/test-backend.ts'
import { letterAsText } from '../mail/letter.ts'
import { letterAsHtml } from '../mail/letter-as-html.ts'
import { callOfPatient } from '../requests/letters/call-of-patient.ts'
import { requestChanged } from '../requests/letters/call-requested.ts'
import { callRequestedDesk, requestChangedDesk, requestErasedDesk } from '../requests/letters/desk-letters.ts'
import { requestDetails } from '../requests/request-details.ts'
import { promisedCallOf } from '../requests/stored-request.ts'

const sent = (form: FormId, answers: Answers) => requestRow({ form, formVersion: formNow(form).version, answers })

const requests = [
  sent('trial_call', { trial_code: 'PREDICTOM', respondent: 'self', memory_state: 'alzheimer' }),
  sent('consultation', { consultation_type: 'video', respondent: 'self', reason: 'alzheimer' }),
  sent('secondary_consultation', {
    respondent: 'self',
    doctor_kind: 'neurologist',
    seen: 'not_sure',
    said: 'AVC',
    seeks: ['treatment'],
  }),
  sent('referral', {
    urgency: 'soon',
    rpps: '10003456786',
    callee: 'relative',
    patient_first_name: 'Camille',
    birth_date: '1950-02-17',
    relation_to_patient: 'sa fille',
    motives: ['study'],
    words: 'alzheimer',
  }),
  sent('preconsultation', {
    respondent: 'someone_else',
    patient_first_name: 'Camille',
    birth_date: '1950-02-17',
    history_words: 'AVC',
    conditions: ['stroke'],
  }),
  sent('application', { profession: 'nurse', adeli: '759312345', town: 'Lyon', wishes: ['studies'], message: 'IRM' }),
]

const answers = /alzheimer|neurolog|avc|stroke|maladie|traitement|\birm\b|\bmri\b/i
const capability = 'q8Zk3vJ0Tn-2hY_5aXw7Lg'
const plain = (text: string) => text.replaceAll(/\s+/g, ' ')

describe.each(locales)('the letters about a request, to a desk with the language %s', (deskLocale) => {
  const desk = { ...clinic, deskLocale }

  it.each(requests.map((row) => [row.form, row] as const))(
    'name the person to call and contain no health answer: %s',
    (_, row) => {
      const letter = callRequestedDesk(row, requestDetails(row), desk)
      expect(`${letter.subject} ${letterAsText(letter)}`).not.toMatch(answers)
      expect(letterAsText(letter)).toContain('Camille Exemple')
    },
  )

  it('name the changes and the current call', () => {
    const text = plain(letterAsText(requestChangedDesk(requestRow(), ['call', 'phone', 'email'], desk)))
    expect(text).toMatch(/l’appel, les coordonnées|the call, contact details/)
    expect(text).toContain('Camille Exemple')
  })

  it.each(['cancelled', 'withdrawn'] as const)('say not to call any more: %s', (callState) => {
    const letter = requestChangedDesk(requestRow({ callState }), ['call'], desk)
    expect(letterAsText(letter)).toMatch(/N’appelez pas|Do not call/)
    expect(letter.promise).toBeUndefined()
  })

  it('contain only the reference of an erased request', () => {
    const letter = requestErasedDesk('CM-7F3K-92QD', desk)
    expect(letterAsText(letter)).toContain('CM-7F3K-92QD')
    expect(letterAsText(letter)).not.toMatch(/Camille|exemple/i)
  })
})

describe('the mail to a doctor about a patient', () => {
  const helper = { first_name: 'Dominique', last_name: 'Exemple', phone: '+33639981234' }
  const call = promisedCallOf(requestRow({ form: 'referral', firstName: 'Alix', helper }))

  it.each(['asked', 'changed', 'tomorrow', 'none'] as const)('contains only the reference and the day: %s', (why) => {
    for (const locale of locales) {
      const letter = callOfPatient({ ...call, locale }, clinic, capability, why)
      for (const form of [letterAsText(letter), letterAsShown(letter)]) {
        const words = plain(`${letter.subject} ${form}`)
        expect(words).toContain('CM-7F3K-92QD')
        expect(words).not.toMatch(/Dominique|Alix|Exemple|patient|9 h|9:00|consultation|médecin|doctor/i)
        expect(/8 mars 2027|March 8, 2027/.test(words)).toBe(why !== 'none')
      }
      expect(letter.calendar).toBeUndefined()
    }
  })
})

describe('the letter to the visitor about a change', () => {
  it('contains the current call', () => {
    const letter = requestChanged(requestRow({ callSequence: 1 }), clinic, capability)
    expect(plain(letterAsText(letter))).toContain('Nous vous appelons le lundi 8 mars 2027 à 9 h')
    expect(letter.calendar?.content).toContain('SEQUENCE:1')
  })

  it('says that the call is canceled, and removes it from the calendar', () => {
    const letter = requestChanged(requestRow({ callState: 'cancelled', callSequence: 1 }), clinic, capability)
    expect(letterAsText(letter)).toContain('Nous ne vous appellerons pas.')
    expect(letterAsHtml(letter)).toContain(`https://sample.fr.example/votre-demande#${capability}`)
    expect(letter.calendar).toMatchObject({ method: 'CANCEL', content: expect.stringContaining('METHOD:CANCEL') })
  })
})
