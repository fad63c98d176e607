import type { Meta } from '@storybook/react-vite'
import { requestStory } from '../../testing/request-story.ts'
import { sampleSlots } from '../../testing/sample-call-slots.ts'

const meta: Meta = { title: 'Secondary consultation' }

export default meta

const at = requestStory({
  path: '/preconsultation/secondary-consultation',
  part: 'secondary-consultation',
  values: {
    respondent: 'self',
    doctor_kind: 'neurologist',
    seen: 'under_1_year',
    said: null,
    seeks: ['second_opinion'],
    slot: { day: 'call-me-back', part_of_day: 'morning', time_zone: 'Europe/Paris' },
    callee: 'me',
    contact: { first_name: 'Camille', phone: '+33639981234', email: 'camille@exemple.fr' },
    consent: 'secondary-consultation-2026-12',
  },
  backend: () => ({ 'GET /api/trials/call-slots': sampleSlots }),
})

export const Introduction = at({ stage: 'introduction', heading: () => 'Vous avez déjà vu' })
export const Doctor = at({ step: 'doctor_kind', heading: () => 'Quel médecin' })
export const WhatWasSaid = at({ step: 'said', heading: () => 'Que vous a-t-on dit' })
export const WhatIsSought = at({ step: 'seeks', heading: () => 'Que cherchez-vous' })
export const CheckRequest = at({ step: 'check', heading: () => 'Vérifiez' })
