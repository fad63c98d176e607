import type { Meta } from '@storybook/react-vite'
import { sampleSlots } from '../../testing/sample-call-slots.ts'
import { finderPage } from './testing/finder-page.ts'
import { sampleNoMatch } from './testing/sample-recommendations.ts'

const meta: Meta = { title: 'Trial finder/Requests' }

export default meta

const request = (step: string, french: string, english: string, callee: 'me' | 'someone_else' = 'me') =>
  finderPage({ stage: 'request', step, callee, heading: (say) => say(french, english) })
const news = (step: string, french: string, english: string) =>
  finderPage({ stage: 'news', step, result: sampleNoMatch, heading: (say) => say(french, english) })

export const Slot = request('slot', 'Quand pouvons-nous appeler', 'When can we call?')
export const SlotThatPassed = finderPage({
  stage: 'request',
  step: 'slot',
  heading: (say) => say('Quand pouvons-nous appeler', 'When can we call?'),
  backend: () => ({
    'GET /api/trials/call-slots': {
      time_zone: 'Europe/Paris',
      call_by: '2027-03-11',
      hours: sampleSlots.hours,
      days: [{ date: '2027-03-09', times: [{ starts_at: '2027-03-09T08:00:00Z', part_of_day: 'morning' }] }],
    },
  }),
})
export const SlotsAllTaken = finderPage({
  stage: 'request',
  step: 'slot',
  heading: (say) => say('Quand pouvons-nous appeler', 'When can we call?'),
  backend: () => ({ 'GET /api/trials/call-slots': { ...sampleSlots, days: [] } }),
})
export const Callee = request('callee', 'Qui devons-nous appeler', 'Who should we call?')
export const Contact = request('contact', 'Comment pouvons-nous vous joindre', 'How can we reach you?')
export const ContactForSomeoneElse = finderPage({
  stage: 'request',
  step: 'contact',
  values: { respondent: 'someone_else' },
  heading: (say) => say('Comment pouvons-nous vous joindre', 'How can we reach you?'),
})
export const ContactWithoutCall = request(
  'contact',
  'À qui écrire pour confirmer',
  'Where should we send the confirmation?',
  'someone_else',
)
export const Helper = request('helper', 'La personne que nous appelons', 'The person we will call', 'someone_else')
export const ConsentToBeCalled = request('consent', 'Votre accord', 'Your consent to the call')
export const CheckRequest = request('check', 'Vérifiez votre demande', 'Check your request')
export const CheckRequestForSomeoneElse = request(
  'check',
  'Vérifiez votre demande',
  'Check your request',
  'someone_else',
)
export const NewsChoice = news('news', 'De quelles études', 'Which new studies')
export const NewsContact = news('contact', 'À quelle adresse vous écrire', 'Where can we write to you?')
export const NewsConsent = news('consent', 'Votre accord', 'Your consent to hear about new studies')
export const NewsCheck = news('check', 'Vérifiez', 'Check')
