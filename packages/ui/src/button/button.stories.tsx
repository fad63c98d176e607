import type { Meta, StoryObj } from '@storybook/react-vite'
import { Panel } from '../layout/layout.tsx'
import { inLanguage } from '../testing/in-language.ts'
import { Button } from './button.tsx'

const meta = { component: Button } satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

export const Primary: Story = inLanguage((say) => ({ children: say('Continuer', 'Continue') }))
export const Quiet: Story = inLanguage((say) => ({ kind: 'quiet', children: say('Retour', 'Back') }))
export const OnDeep: Story = {
  ...inLanguage((say) => ({ kind: 'sun', children: say('Choisir une heure', 'Choose a time') })),
  render: (args) => (
    <Panel tone="deep">
      <Button {...args} />
    </Panel>
  ),
}
export const LooksLikeALink: Story = inLanguage((say) => ({
  kind: 'link',
  children: say('Je préfère ne pas répondre à cette question', 'I would rather not answer this question'),
}))
export const LongLabels: Story = inLanguage((say) => ({
  children: say(
    'Autoriser l’enregistrement anticonstitutionnellement interdépartemental de ma demande',
    'Allow the counterrevolutionary interdepartmental registration of my request',
  ),
}))
