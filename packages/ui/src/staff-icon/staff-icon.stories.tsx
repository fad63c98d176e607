import type { Meta, StoryObj } from '@storybook/react-vite'
import { Actions } from '../actions/actions.tsx'
import { Button, buttonClass } from '../button/button.tsx'
import { inLanguage } from '../testing/in-language.ts'
import { StaffIcon } from './staff-icon.tsx'

const meta = { component: StaffIcon } satisfies Meta<typeof StaffIcon>

export default meta
type Story = StoryObj<typeof meta>

export const InALink: Story = {
  ...inLanguage((say) => ({ of: 'analytics', children: say('Voir les chiffres', 'See the figures') })),
  render: (icon) => (
    <p>
      <a className={buttonClass('link')} href="#figures">
        <StaffIcon {...icon} />
      </a>
    </p>
  ),
}
export const InAButton: Story = {
  ...inLanguage((say) => ({ of: 'add-to-grid', children: say('Mettre sur mon accueil', 'Put on my start page') })),
  render: (icon) => (
    <Actions>
      <Button kind="quiet">
        <StaffIcon {...icon} />
      </Button>
    </Actions>
  ),
}
export const Removing: Story = {
  ...InAButton,
  ...inLanguage((say) => ({
    of: 'remove-from-grid',
    children: say('Retirer de mon accueil', 'Remove from my start page'),
  })),
}
export const LogOut: Story = {
  ...InAButton,
  ...inLanguage((say) => ({ of: 'log-out', children: say('Se déconnecter', 'Log out') })),
}
