import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { inLanguage, type Say, sayIn } from '../testing/in-language.ts'
import { ConsentBanner, ConsentStatus } from './consent-banner.tsx'

const meta = { component: ConsentBanner, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof ConsentBanner>

export default meta
type Story = StoryObj<typeof meta>

const banner = (say: Say) => ({
  id: 'consent',
  action: '#',
  field: 'consent',
  texts: {
    title: say('Nous utilisons des cookies', 'We use cookies'),
    text: say(
      'Les acceptez-vous pour mesurer et personnaliser votre visite\u202f?',
      'Do you accept them to measure and personalise your visit?',
    ),
    accept: say('Accepter', 'Accept All'),
    refuse: say('Continuer sans accepter', 'Decline All'),
  },
  settings: <a href="#settings">{say('En savoir plus', 'Preferences')}</a>,
})

export const Unanswered: Story = inLanguage(banner)

export const LongLabels: Story = inLanguage((say) => ({
  ...banner(say),
  texts: {
    ...banner(say).texts,
    title: 'anticonstitutionnellement'.repeat(12),
    accept: say('Accepter tous les cookies de mesure et de personnalisation', 'Accept every cookie there is'),
    refuse: 'interdépartementalisation'.repeat(12),
  },
}))

export const RightToLeft: Story = {
  args: {
    ...banner((french) => french),
    texts: {
      title: 'نستخدم ملفات تعريف الارتباط',
      text: 'هل تقبل ملفات تعريف الارتباط لقياس زيارتك؟',
      accept: 'قبول',
      refuse: 'المتابعة دون قبول',
    },
    settings: <a href="#settings">معرفة المزيد</a>,
  },
  render: (args) => (
    <div dir="rtl" lang="ar">
      <ConsentBanner {...args} />
    </div>
  ),
}

export const HtmlInText: Story = inLanguage((say) => ({
  ...banner(say),
  texts: { ...banner(say).texts, title: '<b>Cookies</b><script>alert(1)</script>' },
}))

export const TakesNoFocusAndComesFirst: Story = {
  ...Unanswered,
  play: async ({ canvasElement, globals }) => {
    await expect(document.body).toHaveFocus()
    await userEvent.tab()
    const accept = sayIn(globals['locale'])('Accepter', 'Accept All')
    await expect(within(canvasElement).getByRole('button', { name: accept })).toHaveFocus()
  },
}

export const Saved: Story = {
  ...Unanswered,
  render: (_args, { globals }) => {
    const say = sayIn(globals['locale'])
    const saved = say(
      'Votre choix est enregistré. Vous pouvez le changer en bas de chaque page.',
      'Your choice is saved. You can change it at the bottom of every page.',
    )
    return <ConsentStatus id="saved" saved={saved} closeLabel={say('Fermer', 'Close')} />
  },
  play: ({ canvasElement }) => {
    const status = canvasElement.querySelector<HTMLElement>('#saved')
    const message = status?.querySelector('output')
    if (status) status.hidden = false
    if (message) message.textContent = message.dataset['saved'] ?? ''
  },
}
