import type { Meta, StoryObj } from '@storybook/react-vite'
import { inLanguage } from '../testing/in-language.ts'
import { Tag, TagList } from './tag.tsx'

const meta = { component: TagList } satisfies Meta<typeof TagList>

export default meta
type Story = StoryObj<typeof meta>

export const SampleAndTopics: Story = inLanguage((say) => ({
  tags: [
    <Tag key="sample" tone="honey">
      {say('Exemple', 'Sample')}
    </Tag>,
    <Tag key="memory">{say('Mémoire', 'Memory')}</Tag>,
    <Tag key="life">{say('Vie quotidienne', 'Everyday life')}</Tag>,
  ],
}))
