import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Panel } from '../panel/panel.tsx'
import { Section } from '../section/section.tsx'
import { Dialog } from './dialog.tsx'

const meta = { component: Dialog, render: (args) => <OnAPage {...args} /> } satisfies Meta<typeof Dialog>

export default meta
type Story = StoryObj<typeof meta>

/** The dialog stands open over a page whose button opens it again. */
function OnAPage(args: ComponentProps<typeof Dialog>) {
  const [isOpen, setOpen] = useState(true)
  const close = () => {
    setOpen(false)
    args.onClose()
  }
  return (
    <Section>
      <h1>Page</h1>
      <Button onClick={() => setOpen(true)}>Ouvrir</Button>
      {isOpen ? <Dialog {...args} onClose={close} /> : null}
    </Section>
  )
}

const french = {
  title: 'Vos réponses sur cet appareil',
  closeLabel: 'Fermer',
  onClose: fn(),
  children: <p>Vos réponses sont gardées ici pendant 20 heures. Personne d’autre ne peut les lire.</p>,
}

export const French: Story = { args: french }
export const English: Story = {
  args: {
    ...french,
    title: 'Your answers on this device',
    closeLabel: 'Close',
    children: <p>Your answers are kept here for 20 hours. Nobody else can read them.</p>,
  },
}
export const WithActions: Story = {
  args: {
    ...french,
    actions: (
      <>
        <Button>Enregistrer</Button>
        <Button kind="quiet">Tout effacer</Button>
      </>
    ),
  },
}
export const LongerThanTheWindow: Story = {
  args: {
    ...WithActions.args,
    children: Array.from({ length: 12 }, (_, index) => (
      <p key={index}>
        Vos réponses restent sur cet appareil, scellées, jusqu’à ce que vous les envoyiez ou les effaciez.
      </p>
    )),
  },
}
export const WordOfThreeHundredLetters: Story = {
  args: {
    ...french,
    title: 'anticonstitutionnellement'.repeat(12),
    children: <p>{'interdépartemental'.repeat(17)}</p>,
  },
}
export const RightToLeft: Story = {
  args: {
    ...french,
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
export const HtmlInText: Story = {
  args: { ...french, title: '<b>Titre</b><script>alert(1)</script>', children: '<i>texte</i>' },
}
export const OpenedOnADeepSurface: Story = {
  args: { ...WithActions.args },
  render: (args) => (
    <Panel tone="deep">
      <Dialog {...args} />
    </Panel>
  ),
}

export const FocusGoesInAndBack: Story = {
  args: french,
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement)
    await userEvent.click(page.getByRole('button', { name: 'Fermer' }))
    await expect(page.queryByRole('dialog')).toBeNull()
    const opener = page.getByRole('button', { name: 'Ouvrir' })
    opener.focus()
    await userEvent.click(opener)
    await expect(page.getByRole('heading', { name: 'Vos réponses sur cet appareil' })).toHaveFocus()
    page.getByRole<HTMLDialogElement>('dialog').close()
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    await expect(opener).toHaveFocus()
    await expect(args.onClose).toHaveBeenCalledTimes(2)
  },
}
