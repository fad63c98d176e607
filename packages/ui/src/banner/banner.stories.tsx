import type { Meta, StoryObj } from '@storybook/react-vite'
import { Banner } from './banner.tsx'

const meta = { component: Banner } satisfies Meta<typeof Banner>

export default meta
type Story = StoryObj<typeof meta>

export const OneSentence: Story = {
  args: { children: <a href="#trials">Click here to join an ongoing clinical trial</a> },
}
