import type { Meta } from '@storybook/react-vite'
import { sitePage } from '../../testing/site-page.ts'

const meta: Meta = { title: 'Studies' }

export default meta

export const AllOfTheLanguage = sitePage({
  path: '/essais-cliniques',
  heading: (say) => say('Essais cliniques sur la mémoire', 'Clinical trials on memory'),
})
export const Cohort = sitePage({
  path: (say) => say('/essais-cliniques/predictom', '/clinical-trials/trailblazer'),
  heading: (say) => say('PREDICTOM', 'TRAILBLAZER'),
})
export const MedicineAndRecruiting = sitePage({
  path: (say) => say('/essais-cliniques/predictom', '/clinical-trials/mk2214'),
  heading: (say) => say('PREDICTOM', 'MK-2214'),
})
export const OfTheOtherLanguage = sitePage({
  path: (say) => say('/essais-cliniques/mk2214', '/clinical-trials/predictom'),
  heading: (say) => say('Page non trouvée', 'Page not found'),
})
