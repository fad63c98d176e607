import type { Meta, StoryObj } from '@storybook/react-vite'
import { inLanguage } from '../testing/in-language.ts'
import { SavedStatus } from './form-status.tsx'

const meta = { component: SavedStatus } satisfies Meta<typeof SavedStatus>

export default meta
type Story = StoryObj<typeof meta>

export const NotSentYet: Story = inLanguage((say) => ({
  children: say(
    'Réponses gardées sur cet appareil. Rien n’est encore envoyé.',
    'Answers kept on this device. Nothing has been sent yet.',
  ),
}))
