import type { Meta, StoryObj } from '@storybook/react-vite'
import { inLanguage } from '../testing/in-language.ts'
import { FieldRow, SelectField } from './desk-controls.tsx'

const meta = { component: FieldRow } satisfies Meta<typeof FieldRow>

export default meta
type Story = StoryObj<typeof meta>

export const TwoFilters: Story = inLanguage((say) => {
  const options = [{ value: '', label: say('Tous', 'All') }]
  return {
    children: (
      <>
        <SelectField label={say('Pays', 'Country')} value="" options={options} onChange={() => undefined} />
        <SelectField label={say('Langue', 'Language')} value="" options={options} onChange={() => undefined} />
      </>
    ),
  }
})
