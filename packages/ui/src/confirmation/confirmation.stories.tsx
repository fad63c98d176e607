import type { Meta, StoryObj } from '@storybook/react-vite'
import { Confirmation } from './confirmation.tsx'

const meta = { component: Confirmation } satisfies Meta<typeof Confirmation>

export default meta
type Story = StoryObj<typeof meta>

export const RequestReceived: Story = {
  args: {
    title: 'Nous avons bien reçu votre demande',
    children: (
      <p>
        {'Votre référence\u00a0: '}
        <strong>EX-0000-0000</strong>
      </p>
    ),
  },
}
