import type { Meta } from '@storybook/react-vite'
import { requestStory } from '../../testing/request-story.ts'

const meta: Meta = { title: 'Programme' }

export default meta

const at = requestStory({
  path: '/memhop/inscription',
  part: 'programme',
  values: { contact: { first_name: 'Camille', email: 'camille@exemple.fr' }, consent: 'programme-2026-12' },
  backend: () => ({}),
})

export const Introduction = at({ stage: 'introduction', heading: () => 'MemHop' })
export const Contact = at({ step: 'contact', heading: () => 'Où pouvons-nous' })
export const Consent = at({ step: 'consent', heading: () => 'Votre accord' })
export const CheckRequest = at({ step: 'check', heading: () => 'Vérifiez' })
export const Received = at({
  receipt: {
    id: '3b0d4b0e-7c0e-4f0e-8a42-5a4b1f7a6c11',
    reference: 'CM-7F3K-92QD',
    mail: 'may_leave',
    created_at: '2027-03-05T10:15:00Z',
  },
  heading: () => 'Nous avons',
})
