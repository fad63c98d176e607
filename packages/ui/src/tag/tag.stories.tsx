import type { Meta, StoryObj } from '@storybook/react-vite'
import { Tag } from './tag.tsx'

const meta = { component: Tag } satisfies Meta<typeof Tag>

export default meta
type Story = StoryObj<typeof meta>

export const State: Story = { args: { children: 'Recrutement ouvert' } }
export const Sample: Story = { args: { tone: 'honey', children: 'Exemple' } }
