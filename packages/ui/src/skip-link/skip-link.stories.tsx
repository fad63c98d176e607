import type { Meta, StoryObj } from '@storybook/react-vite'
import { inLanguage } from '../testing/in-language.ts'
import { SkipLink } from './skip-link.tsx'

const meta = { component: SkipLink } satisfies Meta<typeof SkipLink>

export default meta
type Story = StoryObj<typeof meta>

export const ToTheContent: Story = inLanguage((say) => ({
  target: 'main',
  children: say('Aller au contenu', 'Skip to content'),
}))
