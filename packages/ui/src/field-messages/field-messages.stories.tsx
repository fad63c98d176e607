import type { Meta, StoryObj } from '@storybook/react-vite'
import { FieldError } from './field-messages.tsx'

const meta = { component: FieldError } satisfies Meta<typeof FieldError>

export default meta
type Story = StoryObj<typeof meta>

export const WithText: Story = { args: { id: 'error', children: 'Choisissez une réponse' } }
export const Silent: Story = { args: { id: 'no-error' } }
