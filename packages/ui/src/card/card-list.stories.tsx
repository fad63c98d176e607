import type { Meta, StoryObj } from '@storybook/react-vite'
import { inSection } from '../testing/frames.tsx'
import { inLanguage } from '../testing/in-language.ts'
import { Card, CardList } from './card.tsx'

const meta = {
  component: CardList,
  parameters: { layout: 'fullscreen' },
  decorators: inSection,
} satisfies Meta<typeof CardList>

export default meta
type Story = StoryObj<typeof meta>

export const ThreeCards: Story = inLanguage((say) => ({
  children: [
    <Card
      key="move"
      title={say('Bouger', 'Moving')}
      action={<a href="#move">{say('Lire l’article sur le mouvement', 'Read the article on moving')}</a>}
    >
      <p>
        {say(
          'Marcher un peu chaque jour aide le cœur et le cerveau.',
          'A short walk every day helps the heart and the brain.',
        )}
      </p>
    </Card>,
    <Card key="hear" title={say('Bien entendre pour mieux se souvenir', 'Hearing well to remember better')}>
      <p>{say('L’audition compte pour le cerveau.', 'Hearing matters to the brain.')}</p>
    </Card>,
    <Card
      key="help"
      title={say('Accompagner un parent qui s’inquiète', 'Standing by a parent who is worried')}
      action={<a href="#help">{say('Lire l’article sur les proches', 'Read the article on families')}</a>}
    >
      <p>{say('Trouver les mots et le bon moment.', 'Finding the words and the right moment.')}</p>
    </Card>,
  ],
}))
