import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Logo } from '../logo/logo.tsx'
import { ReadingSettings } from '../reading-settings/reading-settings.tsx'
import { inLanguage, type Say } from '../testing/in-language.ts'
import { TaskBar } from './task-bar.tsx'

const meta = { component: TaskBar, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof TaskBar>

export default meta
type Story = StoryObj<typeof meta>

const bar = (say: Say) => ({
  home: (
    <a href="#home">
      <Logo artwork={say('fr', 'en')} name={say('Nom du site', 'Site name')} />
    </a>
  ),
  linksLabel: say('Aide et langue', 'Help and language'),
  links: [
    <a key="help" href="#help">
      {say('Aide par téléphone', 'Help by phone')}
    </a>,
    <a key="language" href="#language" lang={say('en', 'fr')} hrefLang={say('en', 'fr')}>
      {say('English', 'Français')}
    </a>,
  ],
  settings: (
    <ReadingSettings
      id="reading-settings"
      action="#sent"
      field="reading"
      toggle={say('Confort de lecture', 'Reading settings')}
      sizes={{
        legend: say('Taille du texte', 'Text size'),
        options: [
          { word: 'a', label: 'A', chosen: true },
          { word: 'a-plus', label: 'A+', chosen: false },
        ],
      }}
      switches={{
        legend: say('Affichage', 'Display'),
        options: [{ word: 'calm', label: say('Mode calme', 'Calm mode'), chosen: false }],
      }}
      apply={say('Appliquer', 'Apply')}
    />
  ),
})

export const OfAForm: Story = inLanguage(bar)
export const SettingsOpenOverThePage: Story = {
  ...inLanguage(bar),
  play: async ({ canvasElement }) => {
    const toggle = canvasElement.querySelector('summary')
    if (!toggle) throw new Error('The reading settings have a toggle')
    await userEvent.click(toggle)
    await expect(toggle.closest('details')).toHaveAttribute('open')
  },
}
export const LongWord: Story = inLanguage((say) => ({
  ...bar(say),
  links: [
    <a key="long" href="#long">
      {'anticonstitutionnellement'.repeat(12)}
    </a>,
  ],
}))
export const RightToLeft: Story = {
  ...inLanguage(bar),
  render: (args) => (
    <div dir="rtl">
      <TaskBar {...args} />
    </div>
  ),
}
