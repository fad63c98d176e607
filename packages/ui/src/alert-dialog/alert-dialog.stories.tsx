import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { AlertDialog } from './alert-dialog.tsx'

const meta = { component: AlertDialog } satisfies Meta<typeof AlertDialog>

export default meta
type Story = StoryObj<typeof meta>

export const French: Story = {
  args: {
    title: 'Effacer toutes vos réponses\u202f?',
    confirmLabel: 'Tout effacer',
    cancelLabel: 'Garder mes réponses',
    onConfirm: fn(),
    onCancel: fn(),
    children: <p>Vos réponses seront effacées de cet appareil. Vous ne pourrez pas les retrouver.</p>,
  },
}
export const English: Story = {
  args: {
    ...French.args,
    title: 'Erase all your answers?',
    confirmLabel: 'Erase everything',
    cancelLabel: 'Keep my answers',
    children: <p>Your answers will be erased from this device. You will not be able to get them back.</p>,
  },
}
export const LongLabels: Story = {
  args: {
    ...French.args,
    confirmLabel: 'Effacer anticonstitutionnellement l’enregistrement interdépartemental de mes réponses',
    cancelLabel: 'interdépartementalisation'.repeat(12),
  },
}
export const RightToLeft: Story = {
  args: {
    ...French.args,
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
export const EnterAloneUndoesNothing: Story = {
  args: { ...French.args, onConfirm: fn(), onCancel: fn() },
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Garder mes réponses' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onConfirm).not.toHaveBeenCalled()
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}
