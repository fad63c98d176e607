import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Panel } from '../layout/layout.tsx'
import { Section } from '../section/section.tsx'
import { inLanguage, type Say, sayIn } from '../testing/in-language.ts'
import { Dialog } from './dialog.tsx'

const meta = {
  component: Dialog,
  parameters: { layout: 'fullscreen' },
  render: (args) => <OnAPage {...args} />,
} satisfies Meta<typeof Dialog>

export default meta
type Story = StoryObj<typeof meta>

const onClose = fn()

/** The dialog is open over a page with a button that reopens it. */
function OnAPage(args: ComponentProps<typeof Dialog>) {
  const [isOpen, setOpen] = useState(true)
  const close = () => {
    setOpen(false)
    args.onClose()
  }
  return (
    <Section>
      <h1>Page</h1>
      <Button onClick={() => setOpen(true)}>{args.title}</Button>
      {isOpen ? <Dialog {...args} onClose={close} /> : null}
    </Section>
  )
}
OnAPage.displayName = 'Dialog'

const answers = (say: Say) => ({
  title: say('Vos réponses sur cet appareil', 'Your answers on this device'),
  closeLabel: say('Fermer', 'Close'),
  onClose,
  children: (
    <p>
      {say(
        'Vos réponses sont gardées ici pendant 20\u00a0heures. Personne d’autre ne peut les lire.',
        'Your answers are kept here for 20 hours. Nobody else can read them.',
      )}
    </p>
  ),
})

export const ShortText: Story = inLanguage(answers)
export const LongerThanTheWindow: Story = inLanguage((say) => ({
  ...answers(say),
  children: Array.from({ length: 12 }, (_, index) => (
    <p key={index}>
      {say(
        'Vos réponses restent sur cet appareil, scellées, jusqu’à ce que vous les envoyiez ou les effaciez.',
        'Your answers stay on this device, sealed, until you send or erase them.',
      )}
    </p>
  )),
}))
export const LongWord: Story = inLanguage((say) => ({
  ...answers(say),
  title: 'anticonstitutionnellement'.repeat(12),
  children: <p>{'interdépartementalisation'.repeat(12)}</p>,
}))
export const RightToLeft: Story = {
  args: {
    ...answers((french) => french),
    title: 'إجاباتك على هذا الجهاز',
    closeLabel: 'إغلاق',
    children: <p>تبقى إجاباتك هنا لمدة عشرين ساعة.</p>,
  },
  render: (args) => (
    <div dir="rtl" lang="ar">
      <OnAPage {...args} />
    </div>
  ),
}
export const HtmlInText: Story = inLanguage((say) => ({
  ...answers(say),
  title: '<b>Titre</b><script>alert(1)</script>',
  children: '<i>texte</i>',
}))
export const OnDeep: Story = {
  ...ShortText,
  render: (args) => (
    <Panel tone="deep">
      <Dialog {...args} />
    </Panel>
  ),
}

export const FocusGoesInAndBack: Story = {
  ...inLanguage(answers),
  play: async ({ canvasElement, globals }) => {
    const page = within(canvasElement)
    const { title, closeLabel } = answers(sayIn(globals['locale']))
    await userEvent.click(page.getByRole('button', { name: closeLabel }))
    await expect(page.queryByRole('dialog')).toBeNull()
    const opener = page.getByRole('button')
    opener.focus()
    await userEvent.click(opener)
    await expect(page.getByRole('heading', { name: title })).toHaveFocus()
    page.getByRole<HTMLDialogElement>('dialog').close()
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    await expect(opener).toHaveFocus()
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(2))
  },
}
