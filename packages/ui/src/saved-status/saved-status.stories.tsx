import type { Meta, StoryObj } from '@storybook/react-vite'
import { SavedStatus } from './saved-status.tsx'

const meta = { component: SavedStatus } satisfies Meta<typeof SavedStatus>

export default meta
type Story = StoryObj<typeof meta>

export const NotSentYet: Story = { args: { children: 'Réponses gardées sur cet appareil. Rien n’est encore envoyé.' } }
