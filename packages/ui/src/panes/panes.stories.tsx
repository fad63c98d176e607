import type { Meta, StoryObj } from '@storybook/react-vite'
import { Compact } from '../compact/compact.tsx'
import { inLanguage } from '../testing/in-language.ts'
import { Panes, PaneScroll } from './panes.tsx'

const meta = { component: Panes } satisfies Meta<typeof Panes>

export default meta
type Story = StoryObj<typeof meta>

export const ThreePanes: Story = inLanguage((say) => {
  const lines = Array.from({ length: 40 }, (_, index) => <p key={index}>{say(`Ligne ${index}`, `Line ${index}`)}</p>)
  return {
    list: <p>{say('Liste', 'List')}</p>,
    person: <h1>Camille Exemple</h1>,
    about: <p>{say('Historique', 'History')}</p>,
    work: <PaneScroll label={say('Guide', 'Guide')}>{lines}</PaneScroll>,
  }
})
ThreePanes.decorators = [
  (Story) => (
    <Compact>
      <Story />
    </Compact>
  ),
]
