import type { Meta, StoryObj } from '@storybook/react-vite'
import { inLanguage } from '../testing/in-language.ts'
import { Confirmation } from './confirmation.tsx'

const meta = { component: Confirmation } satisfies Meta<typeof Confirmation>

export default meta
type Story = StoryObj<typeof meta>

export const RequestReceived: Story = inLanguage((say) => ({
  title: say('Nous avons bien reçu votre demande', 'We have received your request'),
  children: (
    <p>
      {say('Votre référence\u00a0: ', 'Your reference: ')}
      <strong>EX-0000-0000</strong>
    </p>
  ),
}))
