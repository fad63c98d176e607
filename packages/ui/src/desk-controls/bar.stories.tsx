import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/button.tsx'
import { inLanguage } from '../testing/in-language.ts'
import { TextField } from '../text-field/text-field.tsx'
import { Bar } from './desk-controls.tsx'

const meta = { component: Bar } satisfies Meta<typeof Bar>

export default meta
type Story = StoryObj<typeof meta>

export const SearchAndNextCall: Story = inLanguage((say) => ({
  children: (
    <>
      <Button>{say('Prochain appel', 'Next call')}</Button>
      <TextField label={say('Nom', 'Name')} value="" onChange={() => undefined} />
    </>
  ),
}))
