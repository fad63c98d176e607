import type { Meta, StoryObj } from '@storybook/react-vite'
import { Panel } from '../layout/layout.tsx'
import { inLanguage, type Say } from '../testing/in-language.ts'
import { CountrySelector } from './country-selector.tsx'

const meta = { component: CountrySelector } satisfies Meta<typeof CountrySelector>

export default meta
type Story = StoryObj<typeof meta>

const countries = (say: Say) => ({
  label: say('Pays et langue', 'Country and language'),
  options: [
    { name: 'France', language: 'français', href: '#fr', lang: 'fr', current: say(true, false) },
    { name: 'United States', language: 'English', href: '#en', lang: 'en', current: say(false, true) },
  ],
})

export const CurrentCountryMarked: Story = inLanguage(countries)
export const OnDeep: Story = {
  ...inLanguage(countries),
  render: (args) => (
    <Panel tone="deep">
      <CountrySelector {...args} />
    </Panel>
  ),
}
export const LongWord: Story = inLanguage((say) => ({
  ...countries(say),
  options: [
    { name: 'anticonstitutionnellement'.repeat(12), language: 'français', href: '#fr', lang: 'fr', current: true },
  ],
}))
export const RightToLeft: Story = {
  ...inLanguage(countries),
  render: (args) => (
    <div dir="rtl">
      <CountrySelector {...args} />
    </div>
  ),
}
/** The component renders nothing; the panel shows that. */
export const Empty: Story = {
  ...inLanguage((say) => ({ ...countries(say), options: [] })),
  render: (args) => (
    <Panel tone="deep">
      <CountrySelector {...args} />
    </Panel>
  ),
}
