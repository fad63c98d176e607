import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextField } from '../text-field/text-field.tsx'
import { FieldGroup } from './field-group.tsx'

const meta = { component: FieldGroup } satisfies Meta<typeof FieldGroup>

export default meta
type Story = StoryObj<typeof meta>

export const TwoFields: Story = {
  args: {
    legend: 'Comment vous joindre\u202f?',
    legendAs: 'h1',
    hint: 'Nous n’écrivons rien sur votre santé.',
    children: (
      <>
        <TextField label="Téléphone" kind="phone" name="group-phone" value="" onChange={() => undefined} />
        <TextField label="Adresse e-mail" kind="email" name="group-email" value="" onChange={() => undefined} />
      </>
    ),
  },
}
