import type { Meta, StoryObj } from '@storybook/react-vite'
import { inLanguage, type Say } from '../testing/in-language.ts'
import { Breadcrumb } from './breadcrumb.tsx'

const meta = { component: Breadcrumb, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof Breadcrumb>

export default meta
type Story = StoryObj<typeof meta>

const study = (say: Say) => ({
  label: say('Vous êtes ici', 'You are here'),
  links: [
    <a key="home" href="#home">
      {say('Accueil', 'Home')}
    </a>,
    <a key="trials" href="#trials">
      {say('Essais cliniques', 'Clinical trials')}
    </a>,
  ],
  current: say('Une étude sur la mémoire', 'A memory research study'),
})

export const ThreeSteps: Story = inLanguage(study)
export const DirectlyUnderHome: Story = inLanguage((say) => ({
  ...study(say),
  links: study(say).links.slice(0, 1),
  current: say('Mentions légales', 'Legal information'),
}))
export const LongWord: Story = inLanguage((say) => ({
  ...study(say),
  current: 'anticonstitutionnellement'.repeat(12),
}))
export const RightToLeft: Story = {
  ...inLanguage(study),
  render: (args) => (
    <div dir="rtl">
      <Breadcrumb {...args} />
    </div>
  ),
}
