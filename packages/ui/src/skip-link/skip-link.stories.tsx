import type { Meta, StoryObj } from '@storybook/react-vite'
import { SkipLink } from './skip-link.tsx'

const meta = { component: SkipLink } satisfies Meta<typeof SkipLink>

export default meta
type Story = StoryObj<typeof meta>

export const ToTheContent: Story = { args: { target: 'main', children: 'Aller au contenu' } }
