import type { DeskRequest, DeskRequests, User } from '@clairmemoire/api-client/schema'
import type { Locale } from '@clairmemoire/domain/locale'

export const sampleUser: User = {
  pk: '7b0c9e0e-2f4b-4f0e-9f57-0d7f1f0a4c11',
  email: 'dominique@clairmemoire.example',
  first_name: 'Dominique',
  last_name: 'Exemple',
  username: 'dominique@clairmemoire.example',
  role: 'caller',
}

const late: DeskRequest = {
  reference: 'CM-7F3K-92QD',
  kind: 'consultation',
  title: '',
  sent_on: '2027-03-02',
  state: { name: 'received', on: '2027-03-02' },
  is_late: true,
  name: 'Camille Exemple',
  phone: '+33639981235',
  has_email: false,
  needs: ['speak_up', 'hearing_aid'],
  country: 'FR',
  call_by: '2027-03-05',
  callback: { kind: 'part_of_day', part_of_day: 'morning', time_zone: 'Europe/Paris' },
}

const planned: DeskRequest = {
  ...late,
  reference: 'CM-2M8X-45TR',
  kind: 'trial_call',
  state: { name: 'call_planned', on: '2027-03-05' },
  is_late: false,
  name: 'Jo Vial',
  phone: '+12025550142',
  has_email: true,
  needs: [],
  country: 'US',
  callback: { kind: 'slot', starts_at: '2027-03-09T15:00:00Z', time_zone: 'America/New_York' },
}

/** A late call, one to make and one that nobody wants any more. */
export function sampleDesk(locale: Locale): DeskRequests {
  const say = (french: string, english: string) => (locale === 'fr' ? french : english)
  const { callback: _, ...withdrawn } = late
  const requests: DeskRequest[] = [
    { ...late, title: say('Consultation mémoire par vidéo', 'Memory consultation by video') },
    { ...planned, title: say('Appel au sujet d’une étude', 'Call about a study') },
    {
      ...withdrawn,
      reference: 'CM-9K4P-77WQ',
      is_late: false,
      title: say('Adresser un patient', 'Refer a patient'),
      state: { name: 'withdrawn', on: '2027-03-04' },
    },
  ]
  return { requests, total: 3 }
}
