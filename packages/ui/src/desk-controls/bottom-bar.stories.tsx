import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/button.tsx'
import { inLanguage } from '../testing/in-language.ts'
import { BottomBar } from './desk-controls.tsx'

const meta = { component: BottomBar } satisfies Meta<typeof BottomBar>

export default meta
type Story = StoryObj<typeof meta>

export const TwoSelected: Story = inLanguage((say) => ({
  label: say('Les demandes cochées', 'Selected requests'),
  list: <p>Camille, Jo, Sacha</p>,
  children: (
    <>
      <p>{say('2 demandes cochées', '2 requests selected')}</p>
      <Button>{say('Confier', 'Give')}</Button>
    </>
  ),
}))

export const NoneSelected: Story = inLanguage((say) => ({
  label: say('Les demandes cochées', 'Selected requests'),
  list: <p>Camille, Jo, Sacha</p>,
}))
