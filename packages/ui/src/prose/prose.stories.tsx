import type { Meta, StoryObj } from '@storybook/react-vite'
import { Prose } from './prose.tsx'

const meta = { component: Prose } satisfies Meta<typeof Prose>

export default meta
type Story = StoryObj<typeof meta>

export const LegalText: Story = {
  args: {
    children: (
      <>
        <h2>Vos droits</h2>
        <p>
          Vous pouvez demander l’effacement de vos données. <a href="#rights">Comment faire</a>
        </p>
        <ul>
          <li>Par écrit</li>
          <li>Par téléphone</li>
        </ul>
        <h3>Réponse</h3>
        <p>Nous répondons en un mois.</p>
      </>
    ),
  },
}
