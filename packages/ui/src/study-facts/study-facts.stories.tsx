import type { Meta, StoryObj } from '@storybook/react-vite'
import { inLanguage, type Say } from '../testing/in-language.ts'
import { CompactFacts, StudyFacts } from './study-facts.tsx'

const meta = { component: StudyFacts } satisfies Meta<typeof StudyFacts>

export default meta
type Story = StoryObj<typeof meta>

const facts = (say: Say) => [
  { drawing: 'age' as const, term: say('Âge', 'Age'), value: say('De 50 à 85\u00a0ans', 'From 50 to 85') },
  { drawing: 'memory' as const, term: say('Mémoire', 'Memory'), value: say('Un trouble léger', 'Mild impairment') },
  { drawing: 'asked' as const, term: say('Demandé', 'Asked'), value: say('Perfusion, images', 'Infusion, scans') },
  {
    drawing: 'duration' as const,
    term: say('Durée', 'How long'),
    value: say('Environ 24\u00a0mois', 'About 24 months'),
  },
  { drawing: 'where' as const, term: say('Où', 'Where'), value: say('Lyon (ville d’exemple)', 'Boston (sample city)') },
  {
    drawing: 'kind' as const,
    term: say('Type', 'Kind'),
    value: say('Médicament à l’étude', 'Investigational medicine'),
  },
  { drawing: 'placebo' as const, term: 'Placebo', value: say('Une personne sur trois', 'One of three people') },
  { term: say('Vérifié le', 'Last checked'), value: say('12\u00a0novembre 2026', 'November 12, 2026') },
]

export const InABox: Story = inLanguage((say) => ({ facts: facts(say) }))
export const OnACard: Story = { ...InABox, render: (args) => <CompactFacts {...args} /> }
