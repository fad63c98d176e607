import type { Meta, StoryObj } from '@storybook/react-vite'
import { Panel } from '../panel/panel.tsx'
import { Arcs } from './arcs.tsx'

const meta = { component: Arcs } satisfies Meta<typeof Arcs>

export default meta
type Story = StoryObj<typeof meta>

export const Drawing: Story = {}
export const OnDeep: Story = {
  render: () => (
    <Panel tone="deep">
      <Arcs />
    </Panel>
  ),
}
