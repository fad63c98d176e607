import type { Meta } from '@storybook/react-vite'
import { sitePage } from '../../testing/site-page.ts'
import { contentWithPage, sampleFactsOfClinic, samplePage, shortPage } from './testing/sample-page.ts'

const meta: Meta = { title: 'Documents' }

export default meta

export const LongPage = sitePage({
  path: '/legal',
  heading: (say) => say('Mentions d’exemple', 'Sample information'),
  clients: (locale) => ({ content: async () => contentWithPage(samplePage, locale) }),
})
export const ShortPage = sitePage({
  path: '/legal',
  heading: (say) => say('Une page courte', 'A short page'),
  clients: (locale) => ({ content: async () => contentWithPage(shortPage, locale) }),
})
export const FactsOfTheClinic = sitePage({
  path: '/about-us',
  heading: (say) => say('Mentions d’exemple', 'Sample information'),
  clients: (locale) => ({ content: async () => contentWithPage(samplePage, locale, sampleFactsOfClinic) }),
})
