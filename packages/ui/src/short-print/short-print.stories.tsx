import type { Meta, StoryObj } from '@storybook/react-vite'
import { inLanguage } from '../testing/in-language.ts'
import { ShortPrint } from './short-print.tsx'

const meta = { component: ShortPrint } satisfies Meta<typeof ShortPrint>

export default meta
type Story = StoryObj<typeof meta>

export const OneSheet: Story = inLanguage((say) => ({
  children: say('Imprimer cette page, en une feuille', 'Print this page on one sheet'),
}))
