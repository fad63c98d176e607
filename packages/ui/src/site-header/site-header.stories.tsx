import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Banner } from '../banner/banner.tsx'
import { buttonClass } from '../button/button.tsx'
import { Logo } from '../logo/logo.tsx'
import { ReadingSettings } from '../reading-settings/reading-settings.tsx'
import { Submenu } from '../submenu/submenu.tsx'
import { inLanguage, type Say } from '../testing/in-language.ts'
import { SiteHeader } from './site-header.tsx'

const meta = { component: SiteHeader, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof SiteHeader>

export default meta
type Story = StoryObj<typeof meta>

const link = (id: string, words: string, current = false) => (
  <a key={id} href={`#${id}`} aria-current={current ? 'page' : undefined}>
    {words}
  </a>
)

const frame = (say: Say) => ({
  home: (
    <a href="#home">
      <Logo artwork={say('fr', 'en')} name={say('Nom du site', 'Site name')} />
    </a>
  ),
  navLabel: say('Menu principal', 'Main menu'),
  menuLabel: 'Menu',
})

const header = (say: Say) => ({
  ...frame(say),
  entries: [
    link('offers', say('Nos offres de soin', 'Clinical trials')),
    link('articles', say('Nos articles', 'Articles'), true),
    <Submenu
      key="about"
      label={say('À propos', 'About')}
      links={[
        link('team', say('Notre équipe médicale', 'Our medical team')),
        link('approach', say('Notre approche', 'Our approach')),
        link('about', say('Qui sommes-nous', 'About us')),
      ]}
    />,
  ],
  action: (
    <a className={buttonClass('primary')} href="#action">
      {say('Consultez un médecin', 'Test your memory')}
    </a>
  ),
})

const taskLinks = (say: Say) => [
  link('test', say('Tester ma mémoire', 'Test my memory')),
  link('help-now', say('De l’aide, maintenant', 'Help now')),
]

const settings = (say: Say) => (
  <ReadingSettings
    id="reading-settings"
    action="#sent"
    field="reading"
    toggle={
      <>
        <span>{say('Confort de', 'Your')}</span> {say('lecture', 'reading')}
      </>
    }
    sizes={{
      legend: say('Taille du texte', 'Text size'),
      options: [
        { word: 'a', label: say('A : taille habituelle', 'A: regular size'), chosen: true },
        { word: 'a-plus', label: say('A+ : plus grand', 'A+: larger'), chosen: false },
        { word: 'a-plus-plus', label: say('A++ : très grand', 'A++: very large'), chosen: false },
      ],
    }}
    switches={{
      legend: say('Affichage', 'Display'),
      options: [{ word: 'calm', label: say('Mode calme', 'Calm mode'), chosen: false }],
    }}
    apply={say('Appliquer', 'Apply')}
  />
)

/** Opens the menu if it has a toggle, then the submenu. */
const openAll: Story['play'] = async ({ canvasElement }) => {
  for (const toggle of canvasElement.querySelectorAll('summary')) {
    if (!toggle.checkVisibility()) continue
    await userEvent.click(toggle)
    await expect(toggle.closest('details')).toHaveAttribute('open')
  }
}

export const WithSubmenuAndAction: Story = inLanguage(header)
export const WithReadingSettings: Story = inLanguage((say) => ({ ...header(say), settings: settings(say) }))
export const ReadingSettingsOpen: Story = {
  ...inLanguage((say) => ({ ...frame(say), entries: [], settings: settings(say) })),
  play: async ({ canvasElement }) => {
    const toggle = canvasElement.querySelector('.reading-settings > summary')
    if (toggle) await userEvent.click(toggle)
    await expect(toggle?.closest('details')).toHaveAttribute('open')
  },
}
export const WithBanner: Story = inLanguage((say) => ({
  ...header(say),
  settings: settings(say),
  banner: (
    <Banner label={say('Essais cliniques', 'Clinical trials')}>
      <a href="#trials">{say('Participer à une étude', 'Join a clinical trial')}</a>
    </Banner>
  ),
}))
export const Scrolled: Story = {
  ...inLanguage(header),
  decorators: [(story) => <div data-scrolled="">{story()}</div>],
}
export const MenuAndSubmenuOpen: Story = {
  ...inLanguage((say) => ({
    ...header(say),
    taskLinks: taskLinks(say),
    phone: '+33199001234',
    help: say('Aide', 'Help'),
    hours: say('de 9\u00a0h à 12\u00a0h', '9:00\u00a0AM to 12:00\u00a0PM'),
  })),
  play: openAll,
}
export const EveryEntryOfTheFrenchMenu: Story = inLanguage((say) => ({
  ...header(say),
  taskLinks: taskLinks(say),
  settings: settings(say),
  phone: '+33199001234',
  help: (
    <>
      <span>Aide</span> <span>par téléphone :</span> <strong>01 99 00 12 34</strong>
    </>
  ),
  hours: 'du lundi au vendredi, de 9\u00a0h à 12\u00a0h et de 14\u00a0h à 17\u00a0h',
  entries: [
    link('offers', 'Nos offres de soin'),
    link('articles', 'Nos articles'),
    link('team', 'Notre équipe médicale'),
    link('approach', 'Notre approche'),
    link('about', 'Qui sommes-nous'),
    <Submenu key="about" label="À propos" links={[link('about', 'Qui sommes-nous')]} />,
  ],
}))
export const Empty: Story = inLanguage((say) => ({ ...frame(say), entries: [] }))
export const LongWord: Story = {
  ...inLanguage((say) => ({ ...frame(say), entries: [link('long', 'anticonstitutionnellement'.repeat(12))] })),
  play: openAll,
}
export const RightToLeft: Story = {
  ...inLanguage(header),
  render: (args) => (
    <div dir="rtl">
      <SiteHeader {...args} />
    </div>
  ),
  play: openAll,
}
