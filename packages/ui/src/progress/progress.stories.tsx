import type { Meta, StoryObj } from '@storybook/react-vite'
import { inLanguage } from '../testing/in-language.ts'
import { Progress } from './progress.tsx'

const meta = { component: Progress } satisfies Meta<typeof Progress>

export default meta
type Story = StoryObj<typeof meta>

export const FourthOfTwelve: Story = inLanguage((say) => ({
  label: say('Question 4 sur 12', 'Question 4 of 12'),
  current: 4,
  total: 12,
}))
export const Last: Story = inLanguage((say) => ({
  label: say('Question 12 sur 12', 'Question 12 of 12'),
  current: 12,
  total: 12,
}))
