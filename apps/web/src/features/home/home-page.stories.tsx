import type { Meta } from '@storybook/react-vite'
import { sitePage } from '../../testing/site-page.ts'

const meta: Meta = { title: 'Home' }

export default meta

export const Home = sitePage({
  path: '/',
  heading: (say) => say('Un doute sur la mémoire', 'Worried about your memory?'),
})
