import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { arabic, endlessWord } from '../testing/awkward-texts.ts'
import { rightToLeft } from '../testing/frames.tsx'
import { inLanguage, type Say } from '../testing/in-language.ts'
import { Scale, type ScaleProps } from './scale.tsx'

const meta = { component: Scale, render: (args) => <Choosing {...args} /> } satisfies Meta<typeof Scale>

export default meta
type Story = StoryObj<typeof meta>

function Choosing(props: ScaleProps) {
  const [value, setValue] = useState(props.value)
  return <Scale {...props} value={value} onChange={setValue} />
}
Choosing.displayName = 'Scale'

const repeats = (say: Say) => ({
  legend: say('Répétez-vous la même question\u202f?', 'Do you repeat the same question?'),
  legendAs: 'h1' as const,
  hint: say('Pensez au mois passé.', 'Think of the past month.'),
  name: 'repeats',
  steps: [
    { id: 'never', label: say('Jamais ou presque', 'Never or almost never') },
    { id: 'sometimes', label: say('Parfois', 'Sometimes') },
    { id: 'often', label: say('Souvent', 'Often') },
    { id: 'very_often', label: say('Très souvent', 'Very often') },
  ],
  value: '',
  onChange: () => undefined,
})

export const FourSteps: Story = inLanguage(repeats)
export const Answered: Story = inLanguage((say) => ({ ...repeats(say), value: 'often' }))
export const WithError: Story = inLanguage((say) => ({
  ...repeats(say),
  error: say('Choisissez une réponse', 'Choose an answer'),
}))
export const LongLabels: Story = inLanguage((say) => ({
  ...repeats(say),
  steps: [
    { id: 'never', label: say('Je ne m’en suis encore jamais inquiété', 'I have never worried about it so far') },
    {
      id: 'always',
      label: say('J’y pense continuellement, la nuit aussi', 'I think about it all the time, at night too'),
    },
  ],
}))
export const LongWord: Story = inLanguage((say) => ({
  ...repeats(say),
  steps: ['never', 'always'].map((id) => ({ id, label: endlessWord })),
}))
export const One: Story = inLanguage((say) => ({ ...repeats(say), steps: repeats(say).steps.slice(0, 1) }))
export const RightToLeft: Story = {
  ...inLanguage((say) => ({
    ...repeats(say),
    legend: arabic.question,
    hint: arabic.hint,
    steps: [
      { id: 'no', label: arabic.no },
      { id: 'yes', label: arabic.yes },
    ],
    value: 'yes',
  })),
  decorators: rightToLeft,
}
export const ChosenByKeyboard: Story = {
  ...inLanguage(repeats),
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard(' {ArrowRight}{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: /Souvent|Often/ })).toBeChecked()
  },
}
