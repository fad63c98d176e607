import type { Meta, StoryObj } from '@storybook/react-vite'
import { Logo } from './logo.tsx'

const meta = { component: Logo } satisfies Meta<typeof Logo>

export default meta
type Story = StoryObj<typeof meta>

export const French: Story = { args: { artwork: 'fr', name: 'Nom du site' } }
export const English: Story = { args: { artwork: 'en', name: 'Site name' } }
