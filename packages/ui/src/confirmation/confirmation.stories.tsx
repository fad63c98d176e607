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
export const WithoutReference: Story = inLanguage((say) => ({
  title: say('Merci, c’est effacé', 'Thank you, it is erased'),
}))
export const ThreeHundredCharacterWord: Story = inLanguage(() => ({
  title: endlessWord,
  children: (
    <p>
      <strong>{endlessWord}</strong>
    </p>
  ),
}))
