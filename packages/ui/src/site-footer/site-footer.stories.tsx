import type { Meta, StoryObj } from '@storybook/react-vite'
import { CountrySelector } from '../country-selector/country-selector.tsx'
import { OnTheFrenchSite } from '../country-selector/country-selector.stories.tsx'
import { Logo } from '../logo/logo.tsx'
import { SiteFooter } from './site-footer.tsx'

const meta = { component: SiteFooter } satisfies Meta<typeof SiteFooter>

export default meta
type Story = StoryObj<typeof meta>

export const French: Story = {
  args: {
    brand: <Logo artwork="fr" name="Nom du site" />,
    tagline: 'La mémoire, prise en charge tôt et ensemble.',
    groups: [
      {
        title: 'Recherche',
        links: [
          <a key="trials" href="#trials">
            Essais cliniques
          </a>,
          <a key="finder" href="#finder">
            Trouver un essai
          </a>,
        ],
      },
      {
        title: 'Comprendre',
        links: [
          <a key="approach" href="#approach">
            Notre approche
          </a>,
        ],
      },
    ],
    countries: <CountrySelector {...OnTheFrenchSite.args} />,
    legalLinks: [
      <a key="legal" href="#legal">
        Mentions légales
      </a>,
      <a key="privacy" href="#privacy">
        Politique de confidentialité
      </a>,
    ],
  },
}
