import type { Meta } from '@storybook/react-vite'
import { withoutContent } from '../../platform/content/content.ts'
import { contentWithStudies } from '../../testing/sample-studies.ts'
import { type SitePage, sitePage } from '../../testing/site-page.ts'

const meta: Meta = { title: 'Home' }

export default meta

const home: Pick<SitePage, 'path' | 'heading'> = {
  path: '/',
  heading: (say) => say('Un doute sur la mémoire', 'Worried about your memory?'),
}

export const Home = sitePage({ ...home, clients: (locale) => ({ content: async () => contentWithStudies(locale) }) })
export const WithoutContent = sitePage({ ...home, clients: () => ({ content: async () => withoutContent }) })
