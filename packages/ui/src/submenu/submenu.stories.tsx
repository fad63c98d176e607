import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Panel } from '../layout/layout.tsx'
import { inLanguage, type Say } from '../testing/in-language.ts'
import { Submenu } from './submenu.tsx'

const meta = { component: Submenu } satisfies Meta<typeof Submenu>

export default meta
type Story = StoryObj<typeof meta>

const link = (id: string, words: string, current = false) => (
  <a key={id} href={`#${id}`} className="button button--link" aria-current={current ? 'page' : undefined}>
    {words}
  </a>
)

const about = (say: Say) => ({
  label: say('À propos', 'About'),
  links: [
    link('team', say('Notre équipe médicale', 'Our medical team')),
    link('approach', say('Notre approche', 'Our approach'), true),
    link('about', say('Qui sommes-nous', 'About us')),
  ],
})

const open: Story['play'] = async ({ canvasElement }) => {
  const toggle = canvasElement.querySelector('summary')
  if (!toggle) throw new Error('The submenu has a toggle')
  await userEvent.click(toggle)
  await expect(toggle.closest('details')).toHaveAttribute('open')
}

export const Closed: Story = inLanguage(about)
export const Open: Story = { ...inLanguage(about), play: open }
export const LongWord: Story = {
  ...inLanguage((say) => ({
    label: say('À propos', 'About'),
    links: [link('long', 'anticonstitutionnellement'.repeat(12))],
  })),
  play: open,
}
/** The component renders nothing; the panel shows that. */
export const Empty: Story = {
  ...inLanguage((say) => ({ label: say('À propos', 'About'), links: [] })),
  render: (args) => (
    <Panel tone="deep">
      <Submenu {...args} />
    </Panel>
  ),
}
