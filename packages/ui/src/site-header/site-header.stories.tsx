import type { Meta, StoryObj } from '@storybook/react-vite'
import { buttonClass } from '../button/button.tsx'
import { Logo } from '../logo/logo.tsx'
import { SiteHeader } from './site-header.tsx'

const meta = { component: SiteHeader } satisfies Meta<typeof SiteHeader>

export default meta
type Story = StoryObj<typeof meta>

export const French: Story = {
  args: {
    home: (
      <a href="#home">
        <Logo artwork="fr" name="Nom du site" />
      </a>
    ),
    navLabel: 'Menu principal',
    menuLabel: 'Menu',
    entries: [
      <a key="offers" href="#offers">
        Nos offres de soin
      </a>,
      <a key="articles" href="#articles">
        Nos articles
      </a>,
      <a key="team" href="#team">
        Notre équipe médicale
      </a>,
      <a key="approach" href="#approach" aria-current="page">
        Notre approche
      </a>,
      <a key="about" href="#about">
        Qui sommes-nous
      </a>,
    ],
    action: (
      <a className={buttonClass('primary')} href="#consult">
        Consultez un médecin
      </a>
    ),
  },
}
export const Scrolled: Story = { args: { ...French.args, scrolled: true } }
