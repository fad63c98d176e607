import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from '../card/card.tsx'
import { CardList } from './card-list.tsx'

const meta = { component: CardList } satisfies Meta<typeof CardList>

export default meta
type Story = StoryObj<typeof meta>

export const ThreeCards: Story = {
  args: {
    children: [
      <Card key="move" title="Bouger" action={<a href="#move">Lire l’article sur le mouvement</a>}>
        <p>Marcher un peu chaque jour aide le cœur et le cerveau.</p>
      </Card>,
      <Card key="hear" title="Bien entendre pour mieux se souvenir">
        <p>L’audition compte pour le cerveau.</p>
      </Card>,
      <Card key="help" title="Accompagner un parent qui s’inquiète">
        <p>Trouver les mots et le bon moment.</p>
      </Card>,
    ],
  },
}
