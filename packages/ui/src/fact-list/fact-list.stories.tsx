import type { Meta, StoryObj } from '@storybook/react-vite'
import { endlessWord } from '../testing/awkward-texts.ts'
import { inLanguage } from '../testing/in-language.ts'
import { FactList } from './fact-list.tsx'

const meta = { component: FactList } satisfies Meta<typeof FactList>

export default meta
type Story = StoryObj<typeof meta>

export const StudyAtAGlance: Story = inLanguage((say) => ({
  facts: [
    { term: say('Pour qui', 'For whom'), value: say('De 50 à 90\u00a0ans', 'From 50 to 90 years old') },
    { term: say('Durée', 'Duration'), value: say('Environ 18\u00a0mois', 'About 18 months') },
    { term: say('Type', 'Type'), value: say('Étude d’observation', 'Observational study') },
    { term: say('Vérifié le', 'Checked on'), value: say('12\u00a0novembre 2026', 'November 12, 2026') },
  ],
}))
export const LongWord: Story = inLanguage((say) => ({
  facts: [{ term: say('Nous appelons', 'We call'), value: `${endlessWord}, 01 99 00 12 34` }],
}))
