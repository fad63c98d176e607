import type { Meta, StoryObj } from '@storybook/react-vite'
import { Panel } from '../panel/panel.tsx'
import { Button } from './button.tsx'

const meta = { component: Button } satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

export const Primary: Story = { args: { children: 'Continuer' } }
export const Quiet: Story = { args: { kind: 'quiet', children: 'Retour' } }
export const SunOnDeep: Story = {
  args: { kind: 'sun', children: 'Choisir une heure' },
  render: (args) => (
    <Panel tone="deep">
      <Button {...args} />
    </Panel>
  ),
}
export const LooksLikeALink: Story = { args: { kind: 'link', children: 'Je préfère ne pas répondre à cette question' } }
export const LongFrenchLabel: Story = {
  args: { children: 'Autoriser l’enregistrement anticonstitutionnellement interdépartemental de ma demande' },
}
