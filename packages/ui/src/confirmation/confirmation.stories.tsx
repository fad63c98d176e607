import type { Meta, StoryObj } from '@storybook/react-vite'
import { endlessWord } from '../testing/awkward-texts.ts'
import { inLanguage } from '../testing/in-language.ts'
import { Confirmation } from './confirmation.tsx'

const meta = { component: Confirmation } satisfies Meta<typeof Confirmation>

export default meta
type Story = StoryObj<typeof meta>

export const RequestReceived: Story = inLanguage((say) => ({
  title: say('Nous avons bien reçu votre demande', 'We have received your request'),
  children: (
    <>
      <p>
        {say('Votre référence\u00a0: ', 'Your reference: ')}
        <strong>EX-0000-0000</strong>
      </p>
      <p>
        {say(
          'Nous vous appelons au plus tard le mercredi 25\u00a0novembre. Vous n’avez rien d’autre à faire.',
          'We will call you by Wednesday, November\u00a025. There is nothing else for you to do.',
        )}
      </p>
    </>
  ),
}))
export const WithPromise: Story = inLanguage((say) => ({
  title: say('Merci pour votre intérêt!', 'Thank you for your interest!'),
  promise: say(
    'jeudi 26\u00a0novembre 2026 à 9\u00a0h (heure de Paris)',
    'Thursday, November\u00a026, 2026, at 9:00\u00a0AM Eastern Time',
  ),
  children: <p>{say('Nous vous appelons à ce moment.', 'We will call you at this time.')}</p>,
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
