import type { Meta, StoryObj } from '@storybook/react-vite'
import { FactList } from './fact-list.tsx'

const meta = { component: FactList } satisfies Meta<typeof FactList>

export default meta
type Story = StoryObj<typeof meta>

export const StudyAtAGlance: Story = {
  args: {
    facts: [
      { term: 'Pour qui', value: 'De 50 à 90 ans' },
      { term: 'Durée', value: 'Environ 18 mois' },
      { term: 'Type', value: 'Étude d’observation' },
      { term: 'Vérifié le', value: '12\u00a0novembre 2026' },
    ],
  },
}
