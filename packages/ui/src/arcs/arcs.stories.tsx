import type { Meta, StoryObj } from '@storybook/react-vite'
import { Panel } from '../panel/panel.tsx'
import { Arcs, growthRings, portrait, scoreRings } from './arcs.tsx'

const meta = { component: Arcs } satisfies Meta<typeof Arcs>

export default meta
type Story = StoryObj<typeof meta>

export const GrowthRings: Story = { args: { drawing: growthRings() } }
export const OnDeep: Story = {
  args: { drawing: growthRings() },
  render: (args) => (
    <Panel tone="deep">
      <Arcs {...args} />
    </Panel>
  ),
}
export const OnePerson: Story = { args: { drawing: portrait('one') } }
export const TwoPeople: Story = { args: { drawing: portrait('two') } }
export const Doctor: Story = { args: { drawing: portrait('doctor') } }
export const WhoCallsInPanel: Story = {
  args: { drawing: portrait('caller') },
  render: (args) => (
    <Panel>
      <Arcs {...args} />
    </Panel>
  ),
}
export const Score: Story = { args: { drawing: scoreRings({ whole: 0.3, parts: [0.5, 0.2, 0.8, 0.2, 0.5] }) } }
export const ScoreOfTooFewAnswers: Story = { args: { drawing: scoreRings({ whole: undefined, parts: [0.2] }) } }
