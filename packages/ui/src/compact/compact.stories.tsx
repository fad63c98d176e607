import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/button.tsx'
import { Bar } from '../desk-controls/desk-controls.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { inLanguage } from '../testing/in-language.ts'
import { Compact } from './compact.tsx'

const meta = { component: Compact } satisfies Meta<typeof Compact>

export default meta
type Story = StoryObj<typeof meta>

export const Controls: Story = inLanguage((say) => ({
  children: (
    <Bar>
      <h1>{say('Demandes', 'Requests')}</h1>
      <TextField label={say('Nom', 'Name')} value="" onChange={() => undefined} />
      <Button>{say('Prochain appel', 'Next call')}</Button>
    </Bar>
  ),
}))
