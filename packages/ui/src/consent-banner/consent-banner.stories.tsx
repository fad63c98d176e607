import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { buttonClass } from '../button/button.tsx'
import { Section } from '../section/section.tsx'
import { inLanguage, type Say, sayIn } from '../testing/in-language.ts'
import { ConsentBanner } from './consent-banner.tsx'

const meta = { component: ConsentBanner, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof ConsentBanner>

export default meta
type Story = StoryObj<typeof meta>

const onChoose = fn()

const settings = (text: string) => (
  <a className={buttonClass('quiet')} href="#settings">
    {text}
  </a>
)

const banner = (say: Say) => ({
  action: '#',
  field: 'consent',
  texts: {
    title: say('Nous utilisons des cookies', 'We use cookies'),
    accept: say('Accepter', 'Accept All'),
    refuse: say('Continuer sans accepter', 'Decline All'),
  },
  settings: settings(say('En savoir plus', 'Preferences')),
  onChoose,
  children: (
    <p>
      {say(
        'Acceptez-vous des cookies pour mesurer et personnaliser votre visite\u202f? Le site marche aussi sans eux.',
        'Do you accept cookies that measure and personalise your visit? The site works without them too.',
      )}
    </p>
  ),
})

export const Asking: Story = inLanguage(banner)

export const AboveAPage: Story = {
  ...Asking,
  render: (args) => (
    <>
      <ConsentBanner {...args} />
      <Section>
        <p>Page</p>
      </Section>
    </>
  ),
}

export const Decided: Story = inLanguage((say) => ({
  ...banner(say),
  decided: {
    text: (
      <p>
        {say(
          'Votre choix est enregistré. Vous pouvez le changer à tout moment en bas de chaque page.',
          'Your choice is saved. You can change it at any time at the bottom of every page.',
        )}
      </p>
    ),
    hideLabel: say('Masquer ce message', 'Hide this message'),
    onHide: fn(),
  },
}))

export const LongLabels: Story = inLanguage((say) => ({
  ...banner(say),
  texts: {
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
      accept: 'قبول',
      refuse: 'المتابعة دون قبول',
    },
    settings: settings('معرفة المزيد'),
    children: <p>هل تقبل ملفات تعريف الارتباط لقياس زيارتك؟</p>,
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
  ...Asking,
  play: async ({ canvasElement, globals }) => {
    await expect(document.body).toHaveFocus()
    await userEvent.tab()
    const accept = sayIn(globals['locale'])('Accepter', 'Accept All')
    await expect(within(canvasElement).getByRole('button', { name: accept })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(onChoose).toHaveBeenCalledWith(['required'])
  },
}
