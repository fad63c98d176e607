import type { Meta, StoryObj } from '@storybook/react-vite'
import { Actions } from '../actions/actions.tsx'
import { Button } from '../button/button.tsx'
import { Panel } from '../panel/panel.tsx'
import { Stack } from './stack.tsx'

const meta = { component: Stack } satisfies Meta<typeof Stack>

export default meta
type Story = StoryObj<typeof meta>

export const ResultPage: Story = {
  args: {
    children: (
      <>
        <h1>Aucune étude ne correspond</h1>
        <p>De nouvelles études ouvrent régulièrement.</p>
        <Panel>Laissez-nous votre adresse.</Panel>
        <h2>Ce que vous pouvez faire</h2>
        <p>Parlez-en à votre médecin.</p>
        <Actions>
          <Button>Continuer</Button>
        </Actions>
      </>
    ),
  },
}
