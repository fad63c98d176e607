import type { Meta, StoryObj } from '@storybook/react-vite'
import { Icon } from './icon.tsx'

const meta = { component: Icon } satisfies Meta<typeof Icon>

export default meta
type Story = StoryObj<typeof meta>

export const Check: Story = { args: { name: 'check' } }
export const Question: Story = { args: { name: 'question' } }
