import type { Meta, StoryObj } from '@storybook/react-vite'
import { CriteriaList } from './criteria-list.tsx'

const meta = { component: CriteriaList } satisfies Meta<typeof CriteriaList>

export default meta
type Story = StoryObj<typeof meta>

export const EveryState: Story = {
  args: {
    items: [
      { state: 'met', stateLabel: 'Cela vous correspond', text: 'Avoir entre 50 et 90 ans' },
      { state: 'not_met', stateLabel: 'Cela ne vous correspond pas', text: 'Pouvoir passer une IRM' },
      { state: 'cannot_tell', stateLabel: 'Nous le vérifierons avec vous', text: 'Prendre des médicaments stables' },
      { state: 'info', text: 'Avoir un proche qui peut venir à certaines visites' },
    ],
  },
}
