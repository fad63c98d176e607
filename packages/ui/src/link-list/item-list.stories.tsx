import type { Meta, StoryObj } from '@storybook/react-vite'
import { inLanguage } from '../testing/in-language.ts'
import { ItemList } from './link-list.tsx'

const meta = { component: ItemList } satisfies Meta<typeof ItemList>

export default meta
type Story = StoryObj<typeof meta>

export const Links: Story = inLanguage((say) => ({
  className: 'site-footer__links',
  items: [
    <a key="legal" href="#legal">
      {say('Mentions légales', 'Legal information')}
    </a>,
    <a key="privacy" href="#privacy">
      {say('Confidentialité', 'Privacy')}
    </a>,
  ],
}))
