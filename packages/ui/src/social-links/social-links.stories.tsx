import type { Meta, StoryObj } from '@storybook/react-vite'
import { Panel } from '../layout/layout.tsx'
import { inLanguage, type Say } from '../testing/in-language.ts'
import { SocialLinks } from './social-links.tsx'

const meta = {
  component: SocialLinks,
  decorators: [
    (Story) => (
      <Panel tone="deep">
        <Story />
      </Panel>
    ),
  ],
} satisfies Meta<typeof SocialLinks>

export default meta
type Story = StoryObj<typeof meta>

const title = (say: Say) => say('Nous suivre sur d’autres sites', 'Follow us on other sites')

export const FourNetworks: Story = inLanguage((say) => ({
  title: title(say),
  links: [
    { network: 'facebook', href: '#facebook' },
    { network: 'instagram', href: '#instagram' },
    { network: 'linkedin', href: '#linkedin' },
    { network: 'youtube', href: '#youtube' },
  ],
}))
export const One: Story = inLanguage((say) => ({
  title: title(say),
  links: [{ network: 'youtube', href: '#youtube' }],
}))
export const Empty: Story = inLanguage((say) => ({ title: title(say), links: [] }))
