import type { Meta, StoryObj } from '@storybook/react-vite'
import { inLanguage } from '../testing/in-language.ts'
import { Notice } from './notice.tsx'

const meta = { component: Notice } satisfies Meta<typeof Notice>

export default meta
type Story = StoryObj<typeof meta>

export const Info: Story = inLanguage((say) => ({
  tone: 'info',
  children: <p>{say('Répondre prend environ cinq minutes.', 'Answering takes about five minutes.')}</p>,
}))
export const Success: Story = inLanguage((say) => ({
  tone: 'success',
  children: <p>{say('Votre adresse est enregistrée.', 'Your address is saved.')}</p>,
}))
export const Warning: Story = inLanguage((say) => ({
  tone: 'warning',
  title: say('Un trouble soudain\u202f?', 'Something sudden?'),
  children: <p>{say('Appelez tout de suite le\u00a015 ou le\u00a0112.', 'Call 911 at once.')}</p>,
}))
export const NotSentYet: Story = inLanguage((say) => ({
  tone: 'error',
  title: say('Votre demande n’est pas encore envoyée', 'Your request has not been sent yet'),
  announce: true,
  children: (
    <p>
      {say('Vos réponses sont toujours là. Vous pouvez réessayer.', 'Your answers are still here. You can try again.')}
    </p>
  ),
}))
