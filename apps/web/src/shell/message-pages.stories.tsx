import type { Meta } from '@storybook/react-vite'
import { sitePage } from '../testing/site-page.ts'

const meta: Meta = { title: 'Messages' }

export default meta

export const ServiceUnavailable = sitePage({
  path: '/service-unavailable',
  heading: (say) => say('Service momentanément indisponible', 'Service temporarily unavailable'),
})
export const NotFound = sitePage({
  path: '/no-such-page',
  heading: (say) => say('Page non trouvée', 'Page not found'),
})
