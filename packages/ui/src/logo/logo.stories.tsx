import type { Meta, StoryObj } from '@storybook/react-vite'
import { inLanguage } from '../testing/in-language.ts'
import { Logo } from './logo.tsx'

const meta = { component: Logo } satisfies Meta<typeof Logo>

export default meta
type Story = StoryObj<typeof meta>

export const OfTheLanguage: Story = inLanguage((say) => ({
  artwork: say('fr', 'en'),
  name: say('Nom du site', 'Site name'),
}))
