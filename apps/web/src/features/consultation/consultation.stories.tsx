import type { Meta } from '@storybook/react-vite'
import { requestStory } from '../../testing/request-story.ts'
import { sampleSlots } from '../../testing/sample-call-slots.ts'
import { sampleSettings } from '../../testing/sample-settings.ts'
import { sampleReceipt } from '../../testing/sample-receipt.ts'
import { unreachable } from '../../testing/staged-backend.ts'

const meta: Meta = { title: 'Consultation request' }

export default meta

const at = requestStory({
  path: '/consultation-request',
  part: 'consultation',
  values: {
    consultation_type: 'video',
    respondent: 'self',
    reason: null,
    slot: { day: 'call-me-back', part_of_day: 'morning', time_zone: 'Europe/Paris' },
    callee: 'me',
    contact: { first_name: 'Camille', phone: '+33639981234', email: 'camille@exemple.fr' },
    consent: 'consultation-2026-12',
  },
  backend: () => ({
    'GET /api/consultations/memoire': { consultation_types: ['video', 'in_person', 'home_visit'] },
    'GET /api/trials/call-slots': sampleSlots,
  }),
})

export const Introduction = at({ stage: 'introduction', heading: () => 'Demander une consultation' })
export const Kind = at({ step: 'consultation_type', heading: () => 'Comment voulez-⁠vous voir' })
export const Respondent = at({ step: 'respondent', heading: () => 'Pour qui' })
export const Place = at({
  step: 'postal_code',
  answers: { consultation_type: 'home_visit' },
  heading: () => 'Quel est votre code postal',
})
export const Reason = at({ step: 'reason', heading: () => 'Qu’est-⁠ce qui' })
export const TextMessages = at({
  step: 'contact',
  answers: { contact: { first_name: 'Camille', phone: '+33612345678' } },
  heading: () => 'Comment pouvons-nous vous joindre',
  clients: (locale) => ({ settings: { ...sampleSettings(locale), smsCountries: ['FR'] } }),
})
export const Consent = at({ step: 'consent', heading: () => 'Votre accord' })
export const CheckRequest = at({ step: 'check', heading: () => 'Vérifiez' })
export const WelcomeBack = at({ step: 'consent', isNewVisit: true, heading: () => 'Vous revoilà' })
export const Received = at({ receipt: sampleReceipt, heading: () => 'Merci' })
export const ReceivedWithoutEmail = at({ receipt: { ...sampleReceipt, mail: 'none' }, heading: () => 'Merci' })
export const ReceivedWithCode = at({
  receipt: { ...sampleReceipt, mail: 'none', sms: { code: '4821' } },
  heading: () => 'Merci',
})
export const LoadingOffline = at({
  step: 'reason',
  heading: () => 'La suite ne s’affiche pas',
  backend: () => ({ 'GET /api/consultations/memoire': unreachable }),
})
