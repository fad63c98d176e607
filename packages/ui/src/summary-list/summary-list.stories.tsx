import type { Meta, StoryObj } from '@storybook/react-vite'
import { arabic, endlessWord, htmlInText } from '../testing/awkward-texts.ts'
import { inLanguage, type Say } from '../testing/in-language.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { SummaryList } from './summary-list.tsx'

const meta = {
  component: SummaryList,
  decorators: (Story) => (
    <div className="section__inner section__inner--column">
      <Story />
    </div>
  ),
} satisfies Meta<typeof SummaryList>

export default meta
type Story = StoryObj<typeof meta>

const change = (say: Say, what: string) => (
  <a href="#change">
    {say('Modifier', 'Change')} <VisuallyHidden>{what}</VisuallyHidden>
  </a>
)
const ageRow = (say: Say) => ({
  id: 'age',
  term: say('Quel âge avez-vous\u202f?', 'How old are you?'),
  value: say('72\u00a0ans', '72 years'),
  action: change(say, say('votre âge', 'your age')),
})

export const CheckAnswers: Story = inLanguage((say) => ({
  rows: [
    ageRow(say),
    {
      id: 'conditions',
      term: say('Avez-vous eu l’une de ces maladies\u202f?', 'Have you had any of these conditions?'),
      value: say('Un accident vasculaire cérébral (AVC), une épilepsie', 'A stroke, epilepsy'),
      action: change(say, say('vos maladies', 'your conditions')),
    },
    {
      id: 'postal-code',
      term: say('Code postal', 'ZIP code'),
      value: say('Pas de réponse', 'No answer'),
      action: change(say, say('votre code postal', 'your ZIP code')),
    },
  ],
}))
export const NothingToChange: Story = inLanguage((say) => ({
  rows: [
    { id: 'reference', term: say('Votre référence', 'Your reference'), value: <strong>EX-0000-0000</strong> },
    {
      id: 'call',
      term: say('L’appel', 'The call'),
      value: say('mardi 24\u00a0novembre à 10:00', 'Tuesday, November 24 at 10:00'),
    },
  ],
}))
export const One: Story = inLanguage((say) => ({ rows: [ageRow(say)] }))
export const Empty: Story = { tags: ['empty'], ...inLanguage(() => ({ rows: [] })) }
export const LongLabels: Story = inLanguage((say) => ({
  rows: [
    {
      id: 'partner',
      term: say(
        'Quelqu’un pourrait-il vous accompagner aux consultations pluridisciplinaires, au moins occasionnellement\u202f?',
        'Could somebody come with you to the multidisciplinary appointments, at least occasionally?',
      ),
      value: 'prenom.nom.a.rallonge.tres.longue@exemple-de-domaine-interminable.fr',
      action: change(say, say('votre accompagnement', 'your company')),
    },
  ],
}))
export const LongWord: Story = inLanguage((say) => ({
  rows: [{ id: 'endless', term: endlessWord, value: endlessWord, action: change(say, endlessWord) }],
}))
export const HtmlInText: Story = inLanguage((say) => ({
  rows: [{ id: 'html', term: htmlInText, value: htmlInText, action: change(say, htmlInText) }],
}))
export const RightToLeft: Story = {
  ...inLanguage((say) => ({ rows: [{ ...ageRow(say), term: arabic.question, value: '72' }] })),
  render: (args) => (
    <div dir="rtl" lang="ar">
      <SummaryList {...args} />
    </div>
  ),
}
