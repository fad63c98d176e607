import type { Meta, StoryObj } from '@storybook/react-vite'
import { Progress } from './progress.tsx'

const meta = { component: Progress } satisfies Meta<typeof Progress>

export default meta
type Story = StoryObj<typeof meta>

export const FourthOfTwelve: Story = { args: { label: 'Question 4 sur 12', current: 4, total: 12 } }
