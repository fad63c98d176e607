import type { Meta, StoryObj } from '@storybook/react-vite'
import { Actions } from '../actions/actions.tsx'
import { Button } from '../button/button.tsx'
import { Panel } from './panel.tsx'

const meta = { component: Panel } satisfies Meta<typeof Panel>

export default meta
type Story = StoryObj<typeof meta>

export const Deep: Story = {
  args: {
    tone: 'deep',
    children: (
      <>
        <h2>Vous correspondez à une étude</h2>
        <p>
          Choisissez une heure pour un appel gratuit de 10 minutes, ou <a href="#phone">appelez-nous</a>.
        </p>
        <Actions>
          <Button kind="sun">Choisir une heure</Button>
          <Button kind="quiet">Plus tard</Button>
        </Actions>
      </>
    ),
  },
}
export const White: Story = { args: { children: <p>Un appel gratuit, confidentiel et sans engagement.</p> } }
