import type { Meta, StoryObj } from '@storybook/react-vite'
import { Actions } from '../actions/actions.tsx'
import { Button } from '../button/button.tsx'
import { inLanguage } from '../testing/in-language.ts'
import { Panel, Stack } from './layout.tsx'

const meta = { component: Stack } satisfies Meta<typeof Stack>

export default meta
type Story = StoryObj<typeof meta>

export const ResultPage: Story = inLanguage((say) => ({
  children: (
    <>
      <h1>{say('Aucune étude ne correspond', 'No study matches')}</h1>
      <p>{say('De nouvelles études ouvrent régulièrement.', 'More studies open from time to time.')}</p>
      <Panel>{say('Laissez-nous votre adresse.', 'Leave us your address.')}</Panel>
      <h2>{say('Ce que vous pouvez faire', 'What you can do')}</h2>
      <p>{say('Parlez-en à votre médecin.', 'Talk to your doctor.')}</p>
      <Actions>
        <Button>{say('Continuer', 'Continue')}</Button>
      </Actions>
    </>
  ),
}))
