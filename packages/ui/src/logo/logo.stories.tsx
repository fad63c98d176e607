import type { Meta, StoryObj } from '@storybook/react-vite'
import { Panel } from '../layout/layout.tsx'
import { inLanguage } from '../testing/in-language.ts'
import { Logo } from './logo.tsx'

const meta = { component: Logo } satisfies Meta<typeof Logo>

export default meta
type Story = StoryObj<typeof meta>

export const ArtworkOfTheLanguage: Story = inLanguage((say) => ({
  artwork: say('fr', 'en'),
  name: say('Nom du site', 'Site name'),
}))
export const BothArtworks: Story = {
  ...inLanguage((say) => ({ artwork: say('fr', 'en'), name: say('Nom du site', 'Site name') })),
  render: ({ name }) => (
    <>
      <p>
        <Logo artwork="fr" name={name} />
      </p>
      <p>
        <Logo artwork="en" name={name} />
      </p>
    </>
  ),
}
export const OnDeep: Story = {
  ...inLanguage((say) => ({ artwork: say('fr', 'en'), name: say('Nom du site', 'Site name') })),
  render: (args) => (
    <Panel tone="deep">
      <Logo {...args} />
    </Panel>
  ),
}
export const LongWord: Story = inLanguage((say) => ({
  artwork: say('fr', 'en'),
  name: 'anticonstitutionnellement'.repeat(12),
}))
