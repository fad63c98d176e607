import type { Meta, StoryObj } from '@storybook/react-vite'
import { inLanguage } from '../testing/in-language.ts'
import { FieldError } from './field-messages.tsx'

const meta = { component: FieldError } satisfies Meta<typeof FieldError>

export default meta
type Story = StoryObj<typeof meta>

export const WithText: Story = inLanguage((say) => ({
  id: 'error',
  children: say('Choisissez une réponse', 'Choose an answer'),
}))
export const Silent: Story = { args: { id: 'no-error' }, tags: ['empty'] }
