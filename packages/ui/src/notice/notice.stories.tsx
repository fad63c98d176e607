import type { Meta, StoryObj } from '@storybook/react-vite'
import { Notice } from './notice.tsx'

const meta = { component: Notice } satisfies Meta<typeof Notice>

export default meta
type Story = StoryObj<typeof meta>

export const Info: Story = { args: { tone: 'info', children: <p>Répondre prend environ cinq minutes.</p> } }
export const Sample: Story = {
  args: { tone: 'sample', title: 'Contenu d’exemple', children: <p>Ces centres ne sont pas de vrais centres.</p> },
}
export const Success: Story = { args: { tone: 'success', children: <p>Votre adresse est enregistrée.</p> } }
export const NotSentYet: Story = {
  args: {
    tone: 'error',
    title: 'Votre demande n’est pas encore envoyée',
    announce: true,
    children: <p>Vos réponses sont toujours là. Vous pouvez réessayer.</p>,
  },
}
