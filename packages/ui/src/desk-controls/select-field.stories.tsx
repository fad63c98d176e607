import type { Meta, StoryObj } from '@storybook/react-vite'
import { inLanguage } from '../testing/in-language.ts'
import { SelectField } from './desk-controls.tsx'

const meta = { component: SelectField } satisfies Meta<typeof SelectField>

export default meta
type Story = StoryObj<typeof meta>

export const Country: Story = inLanguage((say) => ({
  label: say('Pays', 'Country'),
  value: '',
  options: [
    { value: '', label: say('Tous', 'All') },
    { value: 'FR', label: 'France' },
    { value: 'US', label: say('États-Unis', 'United States') },
  ],
  onChange: () => undefined,
}))
