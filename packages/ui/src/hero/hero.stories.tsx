import type { Meta, StoryObj } from '@storybook/react-vite'
import { Actions } from '../actions/actions.tsx'
import { Arcs, growthRings } from '../arcs/arcs.tsx'
import { Button } from '../button/button.tsx'
import { FactList } from '../fact-list/fact-list.tsx'
import { Tag } from '../tag/tag.tsx'
import { inLanguage } from '../testing/in-language.ts'
import { Hero } from './hero.tsx'

const meta = { component: Hero, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof Hero>

export default meta
type Story = StoryObj<typeof meta>

export const HomePage: Story = inLanguage((say) => ({
  title: say('Un doute sur votre mémoire\u202f? Parlons-en.', 'Worried about your memory? Let’s talk.'),
  lead: say(
    'Des études sur la mémoire ouvrent près de chez vous. En quelques questions, voyez si l’une d’elles vous correspond.',
    'Memory studies are opening near you. A few questions tell whether one of them may suit you.',
  ),
  actions: (
    <Actions>
      <Button>{say('Trouver un essai', 'Find a trial')}</Button>
      <Button kind="quiet">{say('Voir les études', 'See the studies')}</Button>
    </Actions>
  ),
  note: say(
    'Prenez votre temps. Vous pouvez arrêter et reprendre quand vous voulez.',
    'Take your time. You can stop and come back whenever you like.',
  ),
  drawing: <Arcs drawing={growthRings()} />,
}))
export const StudyPage: Story = inLanguage((say) => ({
  tag: <Tag>{say('Recrutement à confirmer', 'Recruitment to be confirmed')}</Tag>,
  title: say('Étude exemple', 'Sample study'),
  lead: say(
    'Une étude d’un médicament expérimental pour des personnes au début de la maladie d’Alzheimer.',
    'A study of an investigational medicine for people in the early stage of Alzheimer’s disease.',
  ),
  children: (
    <FactList
      facts={[
        { term: say('Pour qui', 'For whom'), value: say('De 50 à 90\u00a0ans', 'From 50 to 90 years old') },
        { term: say('Durée', 'Duration'), value: say('Environ 18\u00a0mois', 'About 18 months') },
      ]}
    />
  ),
}))
export const WordOf300Letters: Story = inLanguage(() => ({
  title: 'anticonstitutionnellement'.repeat(12),
  lead: 'anticonstitutionnellement'.repeat(12),
}))
export const TitleAlone: Story = inLanguage((say) => ({ title: say('Mentions légales', 'Legal information') }))
