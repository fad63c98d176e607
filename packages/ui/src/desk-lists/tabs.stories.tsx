import type { Meta, StoryObj } from '@storybook/react-vite'
import { inLanguage } from '../testing/in-language.ts'
import { Tabs } from './desk-lists.tsx'

const meta = { component: Tabs } satisfies Meta<typeof Tabs>

export default meta
type Story = StoryObj<typeof meta>

export const FourLists: Story = inLanguage((say) => ({
  label: say('Listes', 'Lists'),
  tabs: [
    { id: 'now', label: say('À appeler maintenant', 'Call now'), count: 3 },
    { id: 'today', label: say('Aujourd’hui', 'Today'), count: 12 },
    { id: 'later', label: say('Plus tard', 'Later'), count: 400 },
    { id: 'closed', label: say('Terminées', 'Closed'), count: 0 },
  ],
  current: 'now',
  onChoose: () => undefined,
}))
