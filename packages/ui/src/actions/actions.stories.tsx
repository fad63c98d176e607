import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/button.tsx'
import { Actions } from './actions.tsx'

const meta = { component: Actions } satisfies Meta<typeof Actions>

export default meta
type Story = StoryObj<typeof meta>

export const TwoButtons: Story = {
  args: {
    children: (
      <>
        <Button>Continuer</Button>
        <Button kind="quiet">Retour</Button>
      </>
    ),
  },
}
