import type { Meta, StoryObj } from '@storybook/react-vite'
import { PrintSheet } from './print-sheet.tsx'

const meta = { component: PrintSheet } satisfies Meta<typeof PrintSheet>

export default meta
type Story = StoryObj<typeof meta>

export const NothingAnswered: Story = {
  args: {
    source: 'Clinique de la mémoire',
    title: 'Mes réponses pour mon médecin',
    date: '21\u00a0novembre 2026',
    printLabel: 'Imprimer cette feuille',
    children: <p>Vous n’avez répondu à aucune question.</p>,
  },
}
