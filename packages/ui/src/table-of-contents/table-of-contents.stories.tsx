import type { Meta, StoryObj } from '@storybook/react-vite'
import { TableOfContents } from './table-of-contents.tsx'

const meta = { component: TableOfContents } satisfies Meta<typeof TableOfContents>

export default meta
type Story = StoryObj<typeof meta>

export const OneEntry: Story = { args: { title: 'Sur cette page', entries: [{ id: 'rights', text: 'Vos droits' }] } }
