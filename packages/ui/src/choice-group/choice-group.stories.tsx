import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { arabic, endlessWord, htmlInText } from '../testing/awkward-texts.ts'
import { rightToLeft } from '../testing/frames.tsx'
import { inLanguage, type Say } from '../testing/in-language.ts'
import { ChoiceGroup, type ChoiceGroupProps } from './choice-group.tsx'

const meta = { component: ChoiceGroup, render: (args) => <Choosing {...args} /> } satisfies Meta<typeof ChoiceGroup>

export default meta
type Story = StoryObj<typeof meta>

function Choosing(props: ChoiceGroupProps) {
  const [value, setValue] = useState(props.value ?? [])
  return <ChoiceGroup {...props} value={value} onChange={setValue} />
}
Choosing.displayName = 'ChoiceGroup'

const scan = (say: Say): ChoiceGroupProps => ({
  kind: 'radio',
  legend: say('Avez-vous passé une IRM, ou pourriez-vous en passer une\u202f?', 'Have you had an MRI, or could you?'),
  legendAs: 'h1',
  hint: say(
    'Une IRM est un examen qui prend des images du cerveau.',
    'An MRI is a scan that takes pictures of the brain.',
  ),
  name: 'mri',
  options: [
    { id: 'yes', label: say('Oui', 'Yes') },
    {
      id: 'no',
      label: say('Non', 'No'),
      hint: say('Par exemple à cause d’un stimulateur cardiaque.', 'Because of a pacemaker, for example.'),
    },
    { id: 'unknown', label: say('Je ne sais pas', 'I don’t know') },
  ],
  value: [],
  onChange: () => undefined,
})

const illnesses = (say: Say): ChoiceGroupProps => ({
  kind: 'checkbox',
  legend: say('Avez-vous eu l’une de ces maladies\u202f?', 'Have you had any of these conditions?'),
  legendAs: 'h1',
  hint: say('Cochez tout ce qui vous concerne.', 'Check all that apply to you.'),
  name: 'conditions',
  options: [
    { id: 'stroke', label: say('Un accident vasculaire cérébral (AVC)', 'A stroke') },
    { id: 'epilepsy', label: say('Une épilepsie', 'Epilepsy') },
    { id: 'none', label: say('Aucune de ces maladies', 'None of these'), exclusive: true },
  ],
  value: [],
  onChange: () => undefined,
})

export const YesNoUnknown: Story = inLanguage((say) => ({ ...scan(say), value: ['no'] }))
export const Unanswered: Story = inLanguage(scan)
export const SeveralAnswers: Story = inLanguage((say) => ({ ...illnesses(say), value: ['stroke', 'epilepsy'] }))
export const Chips: Story = inLanguage((say) => ({
  kind: 'radio',
  layout: 'chips',
  legend: say('À quelle heure\u202f?', 'What time?'),
  name: 'time',
  options: [
    { id: '9', label: say('9\u00a0h', '9:00\u00a0AM') },
    { id: '9-30', label: say('9\u00a0h\u00a030', '9:30\u00a0AM') },
    { id: '14', label: say('14\u00a0h', '2:00\u00a0PM') },
    { id: 'later', label: say('Sans heure précise', 'No set time'), hint: say('Avant jeudi', 'Before Thursday') },
  ],
  value: ['9-30'],
}))
export const Pills: Story = inLanguage((say) => ({
  kind: 'radio',
  layout: 'pills',
  legend: say('Choisir un sujet', 'Choose a topic'),
  name: 'topic',
  options: [
    { id: 'all', label: say('Tous les sujets', 'All topics') },
    { id: 'memory', label: say('Mémoire', 'Memory') },
    { id: 'lifestyle', label: say('Vie quotidienne et prévention', 'Everyday life and prevention') },
    { id: 'relatives', label: say('Proches', 'Relatives') },
  ],
  value: ['all'],
  onChange: () => undefined,
}))
export const BelowAnotherHeading: Story = inLanguage((say) => ({ ...scan(say), legendAs: 'h2' }))
export const WithError: Story = inLanguage((say) => ({
  ...scan(say),
  error: say('Choisissez une réponse', 'Choose an answer'),
}))
export const SeveralAnswersWithError: Story = inLanguage((say) => ({
  ...illnesses(say),
  error: say('Cochez au moins une réponse', 'Check at least one answer'),
}))
export const One: Story = inLanguage((say) => ({
  ...illnesses(say),
  legend: say('Votre accord', 'Your agreement'),
  legendAs: 'span',
  hint: undefined,
  options: [{ id: 'agreed', label: say('J’accepte que l’équipe m’appelle.', 'I agree to be called by the team.') }],
}))
export const Empty: Story = inLanguage((say) => ({ ...scan(say), options: [] }))
export const LongLabels: Story = inLanguage((say) => ({
  ...illnesses(say),
  options: [
    {
      id: 'long',
      label: say(
        'Une encéphalopathie hépatique ou une hydrocéphalie à pression normale, diagnostiquée par un neurologue',
        'A hepatic encephalopathy or a normal pressure hydrocephalus, diagnosed by a neurologist',
      ),
    },
    { id: 'none', label: say('Aucune', 'None'), exclusive: true },
  ],
  value: ['long'],
}))
export const LongWord: Story = inLanguage((say) => ({
  ...scan(say),
  legend: endlessWord,
  hint: endlessWord,
  error: endlessWord,
  options: [{ id: 'endless', label: endlessWord, hint: endlessWord }],
}))
export const HtmlInText: Story = inLanguage((say) => ({
  ...scan(say),
  legend: htmlInText,
  options: [{ id: 'html', label: htmlInText, hint: htmlInText }],
}))
export const RightToLeft: Story = {
  ...inLanguage((say) => ({
    ...scan(say),
    legend: arabic.question,
    hint: arabic.hint,
    options: [
      { id: 'yes', label: arabic.yes },
      { id: 'no', label: arabic.no },
    ],
    value: ['yes'],
  })),
  decorators: rightToLeft,
}
export const ChosenByKeyboard: Story = {
  ...inLanguage(scan),
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard(' {ArrowDown}')
    const [, second] = canvas.getAllByRole('radio')
    await expect(second).toBeChecked()
    await expect(second).toHaveFocus()
  },
}
