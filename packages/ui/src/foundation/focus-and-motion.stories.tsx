import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Actions } from '../actions/actions.tsx'
import { Button } from '../button/button.tsx'
import { Panel, Stack } from '../layout/layout.tsx'
import { Section } from '../section/section.tsx'
import { sayIn } from '../testing/in-language.ts'

const meta: Meta = { parameters: { layout: 'fullscreen' } }

export default meta

export const FocusOnEverySurface: StoryObj = {
  render: (_, { globals }) => {
    const say = sayIn(globals['locale'])
    return (
      <Section>
        <Stack>
          <p>
            {say(
              'Le focus est un trait d’encre de 3 pixels dans un halo d’ambre\u00a0: l’un des deux se voit sur tout fond. Parcourez la page avec Tab.',
              'Focus is an ink line of 3 pixels in an amber halo: one of the two shows on any ground. Walk through the page with Tab.',
            )}
          </p>
          <Actions>
            <Button>{say('Continuer', 'Continue')}</Button>
            <Button kind="quiet">{say('Retour', 'Back')}</Button>
          </Actions>
          <Panel tone="deep">
            <Actions>
              <Button kind="sun">{say('Choisir une heure', 'Choose a time')}</Button>
              <Button kind="quiet">{say('Plus tard', 'Later')}</Button>
            </Actions>
          </Panel>
        </Stack>
      </Section>
    )
  },
  play: async ({ canvas, globals }) => {
    await userEvent.tab()
    const say = sayIn(globals['locale'])
    await expect(canvas.getByRole('button', { name: say('Continuer', 'Continue') })).toHaveFocus()
  },
}
export const NothingMoves: StoryObj = {
  render: (_, { globals }) => {
    const say = sayIn(globals['locale'])
    return (
      <Section>
        <p>
          {say(
            'Rien ne bouge, ne glisse ni ne s’estompe, quel que soit le réglage du lecteur. Un état change d’un coup\u00a0; le texte dit ce qui a changé.',
            'Nothing moves, slides or fades, whatever the reader’s setting. A state changes at once; the text says what has changed.',
          )}
        </p>
      </Section>
    )
  },
}
