import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/button.tsx'
import { inLanguage } from '../testing/in-language.ts'
import { Actions } from './actions.tsx'

const meta = { component: Actions } satisfies Meta<typeof Actions>

export default meta
type Story = StoryObj<typeof meta>

export const TwoButtons: Story = inLanguage((say) => ({
  children: (
    <>
      <Button>{say('Continuer', 'Continue')}</Button>
      <Button kind="quiet">{say('Retour', 'Back')}</Button>
    </>
  ),
}))
export const LongLabels: Story = inLanguage((say) => ({
  children: (
    <>
      <Button>{say('Choisir le moment de l’appel téléphonique', 'Choose the time of the telephone call')}</Button>
      <Button kind="quiet">
        {say('Télécharger le rendez-vous pour mon agenda', 'Download the call for my calendar')}
      </Button>
    </>
  ),
}))
