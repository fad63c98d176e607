import type { Meta, StoryObj } from '@storybook/react-vite'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { SummaryList } from './summary-list.tsx'

const meta = { component: SummaryList } satisfies Meta<typeof SummaryList>

export default meta
type Story = StoryObj<typeof meta>

export const CheckAnswers: Story = {
  args: {
    rows: [
      {
        term: 'Quel âge avez-vous\u202f?',
        value: '72 ans',
        action: (
          <a href="#age">
            Modifier <VisuallyHidden>votre âge</VisuallyHidden>
          </a>
        ),
      },
      {
        term: 'Adresse e-mail',
        value: 'prenom.nom.a.rallonge.tres.longue@exemple-de-domaine-interminable.fr',
        action: (
          <a href="#email">
            Modifier <VisuallyHidden>votre adresse e-mail</VisuallyHidden>
          </a>
        ),
      },
      { term: 'Code postal', value: 'Vous n’avez pas répondu' },
    ],
  },
}
