import type { Meta, StoryObj } from '@storybook/react-vite'
import { Section } from './section.tsx'

const meta = { component: Section } satisfies Meta<typeof Section>

export default meta
type Story = StoryObj<typeof meta>

export const Paper: Story = { args: { children: <h2>Trois étapes, à votre rythme</h2> } }
export const Mist: Story = { args: { tone: 'mist', children: <h2>Participer à la recherche</h2> } }
export const SandColumn: Story = { args: { tone: 'sand', width: 'column', children: <h2>Une seule colonne</h2> } }
