import type { Meta, StoryObj } from '@storybook/react-vite'
import { CountrySelector } from './country-selector.tsx'

const meta = { component: CountrySelector } satisfies Meta<typeof CountrySelector>

export default meta
type Story = StoryObj<typeof meta>

export const OnTheFrenchSite: Story = {
  args: {
    label: 'Pays',
    options: [
      { name: 'France', language: 'français', href: '#fr', lang: 'fr', current: true },
      { name: 'United States', language: 'English', href: '#en', lang: 'en', current: false },
    ],
  },
}
