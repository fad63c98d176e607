import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { inLanguage } from '../testing/in-language.ts'
import { LogOutButton } from './log-out-button.tsx'

const meta = { component: LogOutButton } satisfies Meta<typeof LogOutButton>

export default meta
type Story = StoryObj<typeof meta>

const onLogOut = fn()

export const LogOut: Story = inLanguage((say) => ({ children: say('Se déconnecter', 'Log out'), onLogOut }))
export const Pressed: Story = {
  ...LogOut,
  play: async ({ canvasElement }) => {
    onLogOut.mockClear()
    await userEvent.click(within(canvasElement).getByRole('button'))
    await expect(onLogOut).toHaveBeenCalledOnce()
  },
}
