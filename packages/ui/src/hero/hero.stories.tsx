import type { Meta, StoryObj } from '@storybook/react-vite'
import { Actions } from '../actions/actions.tsx'
import { Arcs } from '../arcs/arcs.tsx'
import { Button } from '../button/button.tsx'
import { FactList } from '../fact-list/fact-list.tsx'
import { Tag } from '../tag/tag.tsx'
import { Hero } from './hero.tsx'

const meta = { component: Hero } satisfies Meta<typeof Hero>

export default meta
type Story = StoryObj<typeof meta>

export const HomePage: Story = {
  args: {
    title: 'Un doute sur votre mémoire\u202f? Parlons-en.',
    lead: 'Des études sur la mémoire ouvrent près de chez vous. En quelques questions, voyez si l’une d’elles vous correspond.',
    actions: (
      <Actions>
        <Button>Trouver un essai</Button>
        <Button kind="quiet">Voir les études</Button>
      </Actions>
    ),
    note: 'Prenez votre temps. Vous pouvez arrêter et reprendre quand vous voulez.',
    drawing: <Arcs />,
  },
}
export const StudyPage: Story = {
  args: {
    tag: <Tag>Recrutement à confirmer</Tag>,
    title: 'Étude exemple',
    lead: 'Une étude d’un médicament expérimental pour des personnes au début de la maladie d’Alzheimer.',
    children: (
      <FactList
        facts={[
          { term: 'Pour qui', value: 'De 50 à 90 ans' },
          { term: 'Durée', value: 'Environ 18 mois' },
        ]}
      />
    ),
  },
}
