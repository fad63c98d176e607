import type { Meta, StoryObj } from '@storybook/react-vite'
import { ItemList } from './item-list.tsx'

const meta = { component: ItemList } satisfies Meta<typeof ItemList>

export default meta
type Story = StoryObj<typeof meta>

export const Links: Story = {
  args: {
    className: 'site-footer__links',
    items: [
      <a key="legal" href="#legal">
        Mentions légales
      </a>,
      <a key="privacy" href="#privacy">
        Confidentialité
      </a>,
    ],
  },
}
