import type { Meta, StoryObj } from '@storybook/react-vite'
import { Actions } from '../actions/actions.tsx'
import { Button } from '../button/button.tsx'
import { inLanguage } from '../testing/in-language.ts'
import { Panel } from './layout.tsx'

const meta = { component: Panel } satisfies Meta<typeof Panel>

export default meta
type Story = StoryObj<typeof meta>

export const Deep: Story = inLanguage((say) => ({
  tone: 'deep',
  children: (
    <>
      <h2>{say('Vous correspondez à une étude', 'You match a study')}</h2>
      <p>
        {say(
          'Choisissez une heure pour un appel gratuit de 10\u00a0minutes, ou ',
          'Choose a time for a free 10-minute call, or ',
        )}
        <a href="#phone">{say('appelez-nous', 'call us')}</a>.
      </p>
      <Actions>
        <Button kind="sun">{say('Choisir une heure', 'Choose a time')}</Button>
        <Button kind="quiet">{say('Plus tard', 'Later')}</Button>
      </Actions>
    </>
  ),
}))
export const White: Story = inLanguage((say) => ({
  children: (
    <p>{say('Un appel gratuit, confidentiel et sans engagement.', 'A free, confidential call without obligation.')}</p>
  ),
}))
