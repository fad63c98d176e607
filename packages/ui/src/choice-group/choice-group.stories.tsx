import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChoiceGroup } from './choice-group.tsx'

const meta = { component: ChoiceGroup } satisfies Meta<typeof ChoiceGroup>

export default meta
type Story = StoryObj<typeof meta>

export const QuestionIsThePage: Story = {
  args: {
    kind: 'radio',
    legend: 'Avez-vous passé une IRM, ou pourriez-vous en passer une\u202f?',
    legendAs: 'h1',
    hint: 'Une IRM est un examen qui prend des images du cerveau. Un appareil dans le corps peut l’empêcher.',
    name: 'mri',
    options: [
      { id: 'yes', label: 'Oui' },
      { id: 'no', label: 'Non', hint: 'Par exemple à cause d’un stimulateur cardiaque.' },
      { id: 'unknown', label: 'Je ne sais pas' },
    ],
    value: ['no'],
    onChange: () => undefined,
  },
}
export const SeveralAnswers: Story = {
  args: {
    kind: 'checkbox',
    legend: 'Avez-vous eu l’une de ces maladies\u202f?',
    hint: 'Cochez tout ce qui vous concerne.',
    name: 'conditions',
    options: [
      { id: 'stroke', label: 'Un accident vasculaire cérébral (AVC)' },
      { id: 'epilepsy', label: 'Une épilepsie' },
      { id: 'none', label: 'Aucune de ces maladies', exclusive: true },
    ],
    value: ['stroke', 'epilepsy'],
    onChange: () => undefined,
  },
}
export const WithError: Story = {
  args: { ...QuestionIsThePage.args, name: 'mri-error', legendAs: 'span', error: 'Choisissez une réponse', value: [] },
}
