import type { Meta, StoryObj } from '@storybook/react-vite'
import { DateField } from './date-field.tsx'

const meta = { component: DateField } satisfies Meta<typeof DateField>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  args: {
    legend: 'Quelle est votre date de naissance\u202f?',
    legendAs: 'h1',
    hint: 'Par exemple 3 9 1950',
    name: 'birth',
    labels: { day: 'Jour', month: 'Mois', year: 'Année' },
    value: { day: '', month: '', year: '' },
    isBirthday: true,
    onChange: () => undefined,
  },
}
