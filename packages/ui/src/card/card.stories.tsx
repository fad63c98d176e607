import type { Meta, StoryObj } from '@storybook/react-vite'
import { Tag } from '../tag/tag.tsx'
import { Card } from './card.tsx'

const meta = { component: Card } satisfies Meta<typeof Card>

export default meta
type Story = StoryObj<typeof meta>

export const WithTagAndLink: Story = {
  args: {
    tag: <Tag tone="honey">Exemple</Tag>,
    title: 'Étude exemple',
    children: <p>Une étude européenne qui commence à domicile.</p>,
    action: <a href="#study">Voir l’étude</a>,
  },
}
export const TitleAlone: Story = {
  args: { title: 'Oubli bénin ou trouble de la mémoire\u00a0: comment faire la différence\u202f?' },
}
