import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextField } from './text-field.tsx'

const meta = { component: TextField } satisfies Meta<typeof TextField>

export default meta
type Story = StoryObj<typeof meta>

export const WithHint: Story = {
  args: {
    label: 'Téléphone',
    hint: 'Par exemple 06\u00a012\u00a034\u00a056\u00a078',
    name: 'phone',
    kind: 'phone',
    value: '',
    onChange: () => undefined,
  },
}
export const QuestionIsThePage: Story = {
  args: {
    label: 'Quel âge avez-vous\u202f?',
    labelAs: 'h1',
    name: 'age',
    kind: 'number',
    suffix: 'ans',
    value: '72',
    onChange: () => undefined,
  },
}
export const WithError: Story = {
  args: {
    label: 'Adresse e-mail',
    name: 'email',
    kind: 'email',
    value: 'nom@',
    error: 'Écrivez une adresse e-mail complète, comme nom@exemple.fr',
    onChange: () => undefined,
  },
}
export const SeveralLinesWithCounter: Story = {
  args: {
    label: 'Ce que vous voulez ajouter',
    optionalLabel: '(facultatif)',
    name: 'more',
    kind: 'long',
    value: 'Je préfère le matin.',
    counter: { maximum: 200, text: (left) => (left < 0 ? `${-left} caractères en trop` : `Encore ${left} caractères`) },
    onChange: () => undefined,
  },
}
