import type { Meta, StoryObj } from '@storybook/react-vite'
import { Panel } from '../layout/layout.tsx'
import { inLanguage } from '../testing/in-language.ts'
import { LinkList } from './link-list.tsx'

const meta = { component: LinkList } satisfies Meta<typeof LinkList>

export default meta
type Story = StoryObj<typeof meta>

export const NextLinks: Story = inLanguage((say) => ({
  links: [
    <a key="home" href="#home">
      {say('Aller à la page d’accueil', 'Go to the home page')}
    </a>,
    <a key="trials" href="#trials">
      {say('Voir les études', 'See the studies')}
    </a>,
  ],
}))
export const LongWord: Story = inLanguage(() => ({
  links: [
    <a key="long" href="#long">
      {'anticonstitutionnellement'.repeat(12)}
    </a>,
  ],
}))
/** The component renders nothing; the panel shows that. */
export const Empty: Story = {
  ...inLanguage(() => ({ links: [] })),
  render: (args) => (
    <Panel tone="deep">
      <LinkList {...args} />
    </Panel>
  ),
}
