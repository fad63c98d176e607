import type { Meta, StoryObj } from '@storybook/react-vite'
import { inLanguage } from '../testing/in-language.ts'
import { CriteriaList } from './criteria-list.tsx'

const meta = { component: CriteriaList } satisfies Meta<typeof CriteriaList>

export default meta
type Story = StoryObj<typeof meta>

export const EveryState: Story = inLanguage((say) => ({
  items: [
    {
      state: 'met',
      stateLabel: say('Cela vous correspond', 'This fits you'),
      text: say('Avoir entre 50 et 90\u00a0ans', 'Be between 50 and 90 years old'),
    },
    {
      state: 'not_met',
      stateLabel: say('Cela ne vous correspond pas', 'This does not fit you'),
      text: say('Pouvoir passer une IRM', 'Be able to have an MRI scan'),
    },
    {
      state: 'cannot_tell',
      stateLabel: say('Nous le vérifierons avec vous', 'We will check this with you'),
      text: say('Prendre des médicaments stables', 'Take the same medicines for some time'),
    },
    {
      state: 'person',
      text: say('Avoir un proche qui peut venir à certaines visites', 'Have someone who can come along to some visits'),
    },
    {
      state: 'team',
      text: say('Le résultat de tests de mémoire', 'Memory test results'),
    },
  ],
}))
