import type { Meta } from '@storybook/react-vite'
import { contentWithStudies } from '../../testing/sample-studies.ts'
import { sitePage } from '../../testing/site-page.ts'

const meta: Meta = { title: 'Site map' }

export default meta

export const EveryPage = sitePage({
  path: '/site-map',
  heading: (say) => say('Plan du site', 'Site map'),
  clients: (locale) => ({
    content: async () => ({
      ...contentWithStudies(locale),
      articles: async () => [],
      page: async (slug) => ({ slug, title: `${slug} (${locale})`, description: '', summary: [], blocks: [] }),
    }),
  }),
})
