import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { inLanguage, type Say, sayIn } from '../testing/in-language.ts'
import { AlertDialog } from './dialog.tsx'

const meta = { component: AlertDialog, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof AlertDialog>

export default meta
type Story = StoryObj<typeof meta>

const onConfirm = fn()
const onCancel = fn()

const erasing = (say: Say) => ({
  title: say('Effacer toutes vos réponses\u202f?', 'Erase all your answers?'),
  confirmLabel: say('Tout effacer', 'Erase everything'),
  cancelLabel: say('Garder mes réponses', 'Keep my answers'),
  onConfirm,
  onCancel,
  children: (
    <p>
      {say(
        'Vos réponses seront effacées de cet appareil. Vous ne pourrez pas les retrouver.',
        'Your answers will be erased from this device. You will not be able to get them back.',
      )}
    </p>
  ),
})

export const Erasing: Story = inLanguage(erasing)
export const LongLabels: Story = inLanguage((say) => ({
  ...erasing(say),
  confirmLabel: say(
    'Effacer anticonstitutionnellement l’enregistrement interdépartemental de mes réponses',
    'Erase uncharacteristically and interdepartmentally the whole record of my answers',
  ),
  cancelLabel: say('interdépartementalisation', 'interdepartmentalization').repeat(12),
}))
export const RightToLeft: Story = {
  args: {
    ...erasing((french) => french),
    title: 'هل تريد مسح كل إجاباتك؟',
    confirmLabel: 'مسح الكل',
    cancelLabel: 'الاحتفاظ بإجاباتي',
    children: <p>ستُمسح إجاباتك من هذا الجهاز.</p>,
  },
  render: (args) => (
    <div dir="rtl" lang="ar">
      <AlertDialog {...args} />
    </div>
  ),
}
export const HtmlInText: Story = inLanguage((say) => ({
  ...erasing(say),
  title: '<b>Titre</b><script>alert(1)</script>',
}))
/** Milliseconds until a browser on a busy machine has moved the focus. */
const busy = { timeout: 60_000 }

export const EnterAloneUndoesNothing: Story = {
  ...inLanguage(erasing),
  play: async ({ canvasElement, globals }) => {
    const { cancelLabel } = erasing(sayIn(globals['locale']))
    // A browser moves the focus to the first control of the dialog only if the page has the focus.
    await waitFor(() => expect(within(canvasElement).getByRole('button', { name: cancelLabel })).toHaveFocus(), busy)
    await userEvent.keyboard('{Enter}')
    await expect(onConfirm).not.toHaveBeenCalled()
    await expect(onCancel).toHaveBeenCalledOnce()
  },
}
