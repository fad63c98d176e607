import type { Meta } from '@storybook/react-vite'
import { sitePage } from '../../testing/site-page.ts'

const meta: Meta = { title: 'Legal' }

export default meta

export const LegalInformation = sitePage({
  path: '/legal',
  heading: (say) => say('Mentions légales', 'Legal information'),
})
export const PrivacyPolicy = sitePage({
  path: '/privacy-policy',
  heading: (say) => say('Politique de confidentialité', 'Privacy policy'),
})
