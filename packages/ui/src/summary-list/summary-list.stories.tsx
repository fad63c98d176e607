import type { Meta, StoryObj } from '@storybook/react-vite'
import { inLanguage } from '../testing/in-language.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { SummaryList } from './summary-list.tsx'

const meta = { component: SummaryList } satisfies Meta<typeof SummaryList>

export default meta
type Story = StoryObj<typeof meta>

export const CheckAnswers: Story = inLanguage((say) => ({
  rows: [
    {
      term: say('Quel âge avez-vous\u202f?', 'How old are you?'),
      value: say('72 ans', '72 years old'),
      action: (
        <a href="#age">
          {say('Modifier ', 'Change ')}
          <VisuallyHidden>{say('votre âge', 'your age')}</VisuallyHidden>
        </a>
      ),
    },
    {
      term: say('Adresse e-mail', 'E-mail address'),
      value: say(
        'prenom.nom.a.rallonge.tres.longue@exemple-de-domaine-interminable.fr',
        'a.very.long.name.without.an.end@sample-of-an-endless-domain.example',
      ),
      action: (
        <a href="#email">
          {say('Modifier ', 'Change ')}
          <VisuallyHidden>{say('votre adresse e-mail', 'your e-mail address')}</VisuallyHidden>
        </a>
      ),
    },
    { term: say('Code postal', 'ZIP code'), value: say('Vous n’avez pas répondu', 'You have not answered') },
  ],
}))
