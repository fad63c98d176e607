import type { Meta, StoryObj } from '@storybook/react-vite'
import { endlessWord } from '../testing/awkward-texts.ts'
import { inLanguage } from '../testing/in-language.ts'
import { Confirmation } from './confirmation.tsx'

const meta = { component: Confirmation } satisfies Meta<typeof Confirmation>

export default meta
type Story = StoryObj<typeof meta>

export const RequestReceived: Story = inLanguage((say) => ({
  title: say('Nous avons bien reçu votre demande', 'We have received your request'),
  promise: say(
    'Nous vous appelons jeudi 26\u00a0novembre 2026 à 9\u00a0h (heure de Paris).',
    'We will call you on Thursday, November\u00a026, 2026, at 9:00\u00a0AM Eastern Time.',
  ),
  reference: (
    <>
      {say('Votre référence\u00a0: ', 'Your reference: ')}
      <strong>EX-0000-0000</strong>
    </>
  ),
  children: <p>{say('Vous n’avez rien d’autre à faire.', 'There is nothing else for you to do.')}</p>,
}))
export const WithoutReference: Story = inLanguage((say) => ({
  title: say('Merci, c’est effacé', 'Thank you, it is erased'),
}))
export const LongWord: Story = inLanguage(() => ({
  title: endlessWord,
  children: (
    <p>
      <strong>{endlessWord}</strong>
    </p>
  ),
}))
