import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { followReadingForm } from '../page-script/reading-form.ts'
import { inLanguage, type Say, sayIn } from '../testing/in-language.ts'
import { ReadingSettings } from './reading-settings.tsx'

const meta = { component: ReadingSettings } satisfies Meta<typeof ReadingSettings>

export default meta
type Story = StoryObj<typeof meta>

const onChoose = fn()
followReadingForm(document, { id: 'reading-settings', field: 'reading', onChoose })

const toggle = (say: Say) => say('Confort de lecture', 'Reading settings')
const largest = (say: Say) => say('Très grand : A++', 'Very large: A++')

const form = (say: Say) => ({
  id: 'reading-settings',
  action: '#sent',
  field: 'reading',
  toggle: toggle(say),
  sizes: {
    legend: say('Taille du texte', 'Text size'),
    options: [
      { word: 'a', label: say('Habituel : A', 'Usual: A'), chosen: true },
      { word: 'a-plus', label: say('Grand : A+', 'Large: A+'), chosen: false },
      { word: 'a-plus-plus', label: largest(say), chosen: false },
    ],
  },
  switches: {
    legend: say('Confort', 'Comfort'),
    options: [
      {
        word: 'calm',
        label: say('Mode calme', 'Calm mode'),
        hint: say('Sans dessins ni fonds de couleur.', 'No drawings, no colored backgrounds.'),
        chosen: false,
      },
      {
        word: 'keep-messages',
        label: say('Garder les messages à l’écran', 'Keep messages on screen'),
        hint: say('Ils restent jusqu’à ce que vous les fermiez.', 'They stay until you close them.'),
        chosen: true,
      },
    ],
  },
  note: say('Votre choix est gardé un an sur cet appareil.', 'Your choice is kept for a year on this device.'),
  apply: say('Appliquer', 'Apply'),
})

export const Closed: Story = inLanguage(form)

export const Open: Story = {
  ...inLanguage(form),
  play: async ({ canvas, globals }) => {
    await userEvent.click(canvas.getByText(toggle(sayIn(globals['locale']))))
    await expect(canvas.getAllByRole('radio')).toHaveLength(3)
  },
}

export const TellsOfAChange: Story = {
  ...inLanguage(form),
  play: async ({ canvas, globals }) => {
    const say = sayIn(globals['locale'])
    await userEvent.click(canvas.getByText(toggle(say)))
    await userEvent.click(canvas.getByRole('radio', { name: largest(say) }))
    await expect(onChoose).toHaveBeenCalledWith(['a-plus-plus', 'keep-messages'])
  },
}

export const LongLabels: Story = {
  ...inLanguage((say) => ({
    ...form(say),
    toggle: say('Réglages d’accessibilité et de lisibilité', 'Accessibility and reading preferences'),
    switches: {
      legend: say('Anticonstitutionnellement', 'Counterrevolutionary'),
      options: [{ word: 'calm', label: 'anticonstitutionnellement'.repeat(12), chosen: true }],
    },
  })),
  play: async ({ canvasElement }) => {
    const summary = canvasElement.querySelector('summary')
    if (summary) await userEvent.click(summary)
  },
}
