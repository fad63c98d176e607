import type { Meta, StoryObj } from '@storybook/react-vite'
import { CountrySelector } from '../country-selector/country-selector.tsx'
import { Logo } from '../logo/logo.tsx'
import { SocialLinks } from '../social-links/social-links.tsx'
import { inLanguage, type Say } from '../testing/in-language.ts'
import { SiteFooter } from './site-footer.tsx'

const meta = { component: SiteFooter, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof SiteFooter>

export default meta
type Story = StoryObj<typeof meta>

const link = (id: string, words: string) => (
  <a key={id} href={`#${id}`}>
    {words}
  </a>
)

const footer = (say: Say) => ({
  brand: <Logo artwork={say('fr', 'en')} name={say('Nom du site', 'Site name')} />,
  tagline: say('La mémoire, prise en charge tôt et ensemble.', 'Memory, cared for early and together.'),
  groups: [
    {
      title: say('Recherche', 'Research'),
      links: [
        link('trials', say('Essais cliniques', 'Clinical trials')),
        link('finder', say('Trouver une étude', 'Find a study')),
      ],
    },
    { title: say('Comprendre', 'Understand'), links: [link('approach', say('Notre approche', 'Our approach'))] },
  ],
  countries: (
    <CountrySelector
      label={say('Pays et langue', 'Country and language')}
      options={[
        { name: 'France', language: 'français', href: '#fr', lang: 'fr', current: say(true, false) },
        { name: 'United States', language: 'English', href: '#en', lang: 'en', current: say(false, true) },
      ]}
    />
  ),
  legalLabel: say('À propos de ce site', 'About this site'),
  legalLinks: [
    link('legal', say('Mentions légales', 'Legal information')),
    link('privacy', say('Politique de confidentialité', 'Privacy policy')),
  ],
})

export const WithoutSocialNetworks: Story = inLanguage(footer)
export const WithSocialNetworks: Story = inLanguage((say) => ({
  ...footer(say),
  social: (
    <SocialLinks
      title={say('Nous suivre sur d’autres sites', 'Follow us on other sites')}
      links={[
        { network: 'facebook', href: '#facebook' },
        { network: 'instagram', href: '#instagram' },
        { network: 'linkedin', href: '#linkedin' },
        { network: 'youtube', href: '#youtube' },
      ]}
    />
  ),
}))
export const GroupWithoutLinks: Story = inLanguage((say) => ({
  ...footer(say),
  groups: [{ title: say('Vide', 'Empty'), links: [] }],
}))
export const LongWord: Story = inLanguage((say) => ({
  ...footer(say),
  groups: [{ title: say('Recherche', 'Research'), links: [link('long', 'anticonstitutionnellement'.repeat(12))] }],
}))
export const RightToLeft: Story = {
  ...inLanguage(footer),
  render: (args) => (
    <div dir="rtl">
      <SiteFooter {...args} />
    </div>
  ),
}
