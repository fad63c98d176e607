import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { Stack } from '../layout/layout.tsx'
import { SummaryList } from '../summary-list/summary-list.tsx'
import { endlessWord } from '../testing/awkward-texts.ts'
import { inLanguage, type Say, sayIn } from '../testing/in-language.ts'
import { BlankLine, PrintSheet } from './print-sheet.tsx'

const meta = { component: PrintSheet } satisfies Meta<typeof PrintSheet>

export default meta
type Story = StoryObj<typeof meta>

const answers = (say: Say): ComponentProps<typeof PrintSheet> => ({
  source: say('Clairmémoire, 01\u00a099\u00a000\u00a012\u00a034', 'Clairmémoire, (617)\u00a0555-0100'),
  title: say('Mes réponses, pour mon médecin', 'My answers, for my doctor'),
  date: say('21\u00a0novembre 2026', 'November\u00a021, 2026'),
  note: say(
    'Ce sont les réponses d’une personne à un questionnaire. Ce n’est pas un diagnostic.',
    'These are one person’s answers to a questionnaire. This is not a diagnosis.',
  ),
  printLabel: say('Imprimer cette feuille', 'Print this sheet'),
  children: (
    <>
      <h3>{say('Ce que j’ai répondu', 'What I answered')}</h3>
      <SummaryList
        rows={[
          {
            id: 'age',
            term: say('Quel âge avez-vous\u202f?', 'How old are you?'),
            value: say('72\u00a0ans', '72 years'),
          },
          {
            id: 'often',
            term: say(
              'Le mois dernier, avez-vous souvent perdu le fil d’une conversation\u202f?',
              'In the past month, how often did you lose track of a conversation?',
            ),
            value: say('Parfois', 'Sometimes'),
          },
          {
            id: 'mri',
            term: say('Avez-vous passé une IRM\u202f?', 'Have you had an MRI?'),
            value: say('Je préfère ne pas répondre', 'I’d rather not answer'),
          },
        ]}
      />
      <h3>{say('Ce que je peux demander', 'What I can ask')}</h3>
      <ul>
        <li>{say('Faut-il faire un bilan de mémoire\u202f?', 'Do I need a memory assessment?')}</li>
        <li>{say('Mes médicaments peuvent-ils gêner ma mémoire\u202f?', 'Can my medicines affect my memory?')}</li>
      </ul>
    </>
  ),
})

export const AnswersToTakeAlong: Story = inLanguage(answers)
export const InAPage: Story = {
  ...inLanguage(answers),
  render: (sheet, { globals }) => (
    <main>
      <Stack>
        <h1>{sayIn(globals['locale'])('Vos réponses', 'Your answers')}</h1>
        <p>{sayIn(globals['locale'])('Ceci ne s’imprime pas.', 'This is not printed.')}</p>
        <PrintSheet {...sheet} />
      </Stack>
    </main>
  ),
}
export const Unanswered: Story = inLanguage((say) => ({
  ...answers(say),
  note: undefined,
  children: <p>{say('Vous n’avez répondu à aucune question.', 'You have not answered any question.')}</p>,
}))
export const Dense: Story = inLanguage((say) => ({
  ...answers(say),
  isDense: true,
  children: (
    <SummaryList
      rows={Array.from({ length: 45 }, (_, index) => ({
        id: String(index),
        term: say(
          'Le mois dernier, avez-vous souvent perdu le fil d’une conversation\u202f?',
          'In the past month, how often did you lose track of a conversation?',
        ),
        value: say('Parfois', 'Sometimes'),
      }))}
    />
  ),
}))
export const WithSummary: Story = inLanguage((say) => ({
  ...answers(say),
  isDense: true,
  summary: (
    <SummaryList
      rows={[
        {
          id: 'name',
          term: say('Nom et prénom', 'First and last name'),
          value: <BlankLine>{say('À écrire à la main', 'To fill in by hand')}</BlankLine>,
        },
        {
          id: 'worry',
          term: say('Inquiétude', 'Worry'),
          value: say('Un peu', 'A little'),
        },
      ]}
    />
  ),
}))
export const LongWord: Story = inLanguage((say) => ({
  ...answers(say),
  source: endlessWord,
  title: endlessWord,
  children: <SummaryList rows={[{ id: 'endless', term: endlessWord, value: endlessWord }]} />,
}))
