import type { Meta, StoryObj } from '@storybook/react-vite'
import { Chance } from './study-course.tsx'

const meta = { component: Chance } satisfies Meta<typeof Chance>

export default meta
type Story = StoryObj<typeof meta>

export const OneOfTwo: Story = { args: { receive: 1, of: 2 } }

export const TwoOfTen: Story = { args: { receive: 2, of: 10 } }
