import type { Meta, StoryObj } from '@storybook/react-vite'
import { LinkList } from './link-list.tsx'

const meta = { component: LinkList } satisfies Meta<typeof LinkList>

export default meta
type Story = StoryObj<typeof meta>

export const WaysOn: Story = {
  args: {
    links: [
      <a key="home" href="#home">
        Aller à la page d’accueil
      </a>,
      <a key="trials" href="#trials">
        Voir les essais cliniques
      </a>,
    ],
  },
}
