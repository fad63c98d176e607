import type { Meta, StoryObj } from '@storybook/react-vite'
import { inLanguage } from '../testing/in-language.ts'
import { TextField } from '../text-field/text-field.tsx'
import { FieldGroup } from './field-group.tsx'

const meta = { component: FieldGroup } satisfies Meta<typeof FieldGroup>

export default meta
type Story = StoryObj<typeof meta>

export const TwoFields: Story = inLanguage((say) => ({
  legend: say('Comment vous joindre\u202f?', 'How can we reach you?'),
  legendAs: 'h1',
  hint: say('Nous n’écrivons rien sur votre santé.', 'We never write about your health.'),
  children: (
    <>
      <TextField label={say('Téléphone', 'Phone')} kind="phone" name="phone" value="" onChange={() => undefined} />
      <TextField
        label={say('Adresse e-mail', 'Email address')}
        kind="email"
        name="email"
        value=""
        onChange={() => undefined}
      />
    </>
  ),
}))
