import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { inLanguage, type Say, sayIn } from '../testing/in-language.ts'
import { DropDown } from './submenu.tsx'

const meta = { component: DropDown } satisfies Meta<typeof DropDown>

export default meta
type Story = StoryObj<typeof meta>

const hours = (say: Say) => say('Nos horaires', 'Our hours')

const panel = (say: Say) => ({
  className: 'disclosure',
  toggleClass: 'disclosure__summary',
  toggle: hours(say),
  children: (
    <p className="disclosure__content">
      {say('Du lundi au vendredi, de 9 h à 18 h.', 'Monday to Friday, 9 am to 6 pm.')}
    </p>
  ),
})

export const Closed: Story = inLanguage(panel)
export const OpenedAndClosedByKeyboard: Story = {
  ...inLanguage(panel),
  play: async ({ canvas, globals }) => {
    const toggle = canvas.getByText(hours(sayIn(globals['locale'])))
    await userEvent.tab()
    await expect(toggle).toHaveFocus()
    await userEvent.click(toggle)
    await expect(toggle.closest('details')).toHaveAttribute('open')
    await userEvent.keyboard('{Escape}')
    await expect(toggle.closest('details')).not.toHaveAttribute('open')
    await expect(toggle).toHaveFocus()
  },
}
