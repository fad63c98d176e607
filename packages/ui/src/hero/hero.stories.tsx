import type { Meta, StoryObj } from '@storybook/react-vite'
import { MainLinks } from '../main-links/main-links.tsx'
import { Drawing } from '../drawing/drawing.tsx'
import research from '../drawing/files/research.svg'
import result from '../drawing/files/result.svg'
import welcome from '../drawing/files/welcome.svg'
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
  mainLinks: (
    <MainLinks>
      <a href="#test">
        <Drawing src={result} />
        {say('Tester ma mémoire', 'Test my memory')}
      </a>
      <a href="#finder">
        <Drawing src={research} />
        {say('Trouver une étude', 'Find a study')}
      </a>
    </MainLinks>
  ),
  drawing: <Drawing src={welcome} wide first />,
}))
export const StudyPage: Story = inLanguage((say) => ({
  tag: <Tag>{say('Demandez-⁠nous si elle est ouverte', 'Ask us whether it is open')}</Tag>,
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
export const WithSmallDrawing: Story = inLanguage((say) => ({
  title: say('Qui paie, et qui y gagne\u202f?', 'Who pays, and who gains?'),
  lead: say('D’où peut venir l’argent derrière ce site.', 'Where the money behind this site may come from.'),
  sketch: research,
}))
export const LongWord: Story = inLanguage(() => ({
  title: 'anticonstitutionnellement'.repeat(12),
  lead: 'anticonstitutionnellement'.repeat(12),
}))
export const TitleAlone: Story = inLanguage((say) => ({ title: say('Mentions légales', 'Legal information') }))
