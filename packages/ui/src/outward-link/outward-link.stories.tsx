import type { Meta, StoryObj } from '@storybook/react-vite'
import { LinkList } from '../link-list/link-list.tsx'
import { inLanguage } from '../testing/in-language.ts'
import { OutwardLink } from './outward-link.tsx'

const meta = {
  component: OutwardLink,
  render: (args) => <LinkList links={[<OutwardLink key="link" {...args} />]} />,
} satisfies Meta<typeof OutwardLink>

export default meta
type Story = StoryObj<typeof meta>

const href = 'https://registry.example/'

export const NamesItsSite: Story = inLanguage((say) => ({
  href,
  note: say('autre site', 'other website'),
  children: 'registry.example',
}))
export const InRunningText: Story = {
  ...inLanguage((say) => ({ href, note: say('autre site', 'other website'), children: 'registry.example' })),
  render: (args) => (
    <p>
      registry.example: <OutwardLink {...args} />.
    </p>
  ),
}
export const BesideTextInAList: Story = {
  ...inLanguage((say) => ({
    href,
    note: say('autre site', 'other website'),
    children: say(
      'Le registre des essais cliniques de l’Agence européenne des médicaments',
      'The clinical trials register of the European Medicines Agency, in full',
    ),
  })),
  render: (args) => (
    <div className="prose">
      <ul>
        <li>
          <OutwardLink {...args} />.
        </li>
        <li>
          registry.example: <OutwardLink {...args} />.
        </li>
      </ul>
    </div>
  ),
}
export const LongLabels: Story = inLanguage((say) => ({
  href,
  note: say('autre site', 'other website'),
  children: say(
    'Le registre des essais cliniques de l’Agence européenne des médicaments',
    'The clinical trials register of the European Medicines Agency, in full',
  ),
}))
export const LongWord: Story = inLanguage((say) => ({
  href,
  note: say('autre site', 'other website'),
  children: 'anticonstitutionnellement'.repeat(12),
}))
export const HtmlInText: Story = inLanguage((say) => ({
  href,
  note: say('autre site', 'other website'),
  children: '<b>registre</b><script>alert(1)</script>',
}))
