import type { Meta, StoryObj } from '@storybook/react-vite'
import { ErrorSummary } from './error-summary.tsx'

const meta = { component: ErrorSummary } satisfies Meta<typeof ErrorSummary>

export default meta
type Story = StoryObj<typeof meta>

export const TwoErrors: Story = {
  args: {
    title: 'Il y a un problème',
    errors: [
      { fieldId: 'email', text: 'Écrivez une adresse e-mail complète, comme nom@exemple.fr' },
      { fieldId: 'age', text: 'Écrivez votre âge en chiffres' },
    ],
  },
}
export const NoError: Story = { args: { title: 'Il y a un problème', errors: [] } }
