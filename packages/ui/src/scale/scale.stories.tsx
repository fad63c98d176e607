import type { Meta, StoryObj } from '@storybook/react-vite'
import { Scale } from './scale.tsx'

const meta = { component: Scale } satisfies Meta<typeof Scale>

export default meta
type Story = StoryObj<typeof meta>

export const ZeroToTen: Story = {
  args: {
    legend: 'Votre mémoire vous inquiète-t-elle\u202f?',
    legendAs: 'h1',
    name: 'worry',
    lowest: { value: 0, label: 'Pas du tout' },
    highest: { value: 10, label: 'Tout le temps' },
    value: '4',
    onChange: () => undefined,
  },
}
