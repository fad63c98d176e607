import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { inLanguage, type Say } from '../testing/in-language.ts'
import { SkipLink } from './skip-link.tsx'

const meta = {
  component: SkipLink,
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <section id={args.target} tabIndex={-1} />
    </>
  ),
} satisfies Meta<typeof SkipLink>

export default meta
type Story = StoryObj<typeof meta>

const link = (say: Say) => ({ target: 'content', children: say('Aller au contenu', 'Skip to content') })

export const UnseenUntilFocused: Story = inLanguage(link)
export const Focused: Story = {
  ...inLanguage(link),
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link')).toHaveFocus()
    await expect(canvas.getByRole('link')).toBeVisible()
  },
}
