import type { Meta, StoryObj } from '@storybook/react-vite'
import { Disclosure } from './disclosure.tsx'

const meta = { component: Disclosure } satisfies Meta<typeof Disclosure>

export default meta
type Story = StoryObj<typeof meta>

export const Reasons: Story = {
  args: {
    summary: 'Une autre étude – ne correspond pas',
    children: <p>Au moins une condition n’est pas remplie.</p>,
  },
}
