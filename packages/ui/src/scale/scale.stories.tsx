import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { arabic, endlessWord } from '../testing/awkward-texts.ts'
import { inLanguage, type Say } from '../testing/in-language.ts'
import { Scale, type ScaleProps } from './scale.tsx'

const meta = { component: Scale, render: (args) => <Choosing {...args} /> } satisfies Meta<typeof Scale>

export default meta
type Story = StoryObj<typeof meta>

function Choosing(props: ScaleProps) {
  const [value, setValue] = useState(props.value)
  return <Scale {...props} value={value} onChange={setValue} />
}

const worry = (say: Say) => ({
  legend: say('Votre mémoire vous inquiète-t-elle\u202f?', 'Does your memory worry you?'),
  legendAs: 'h1' as const,
  hint: say('Pensez au mois passé.', 'Think of the past month.'),
  name: 'worry',
  lowest: { value: 0, label: say('Pas du tout', 'Not at all') },
  highest: { value: 10, label: say('Tout le temps', 'All the time') },
  value: '',
  onChange: () => undefined,
})

export const ZeroToTen: Story = inLanguage(worry)
export const Chosen: Story = inLanguage((say) => ({ ...worry(say), value: '7' }))
export const OneToFive: Story = inLanguage((say) => ({
  ...worry(say),
  lowest: { value: 1, label: say('Très difficile', 'Very hard') },
  highest: { value: 5, label: say('Très facile', 'Very easy') },
  value: '5',
}))
export const InWords: Story = inLanguage((say) => {
  const { lowest: _, highest: __, ...question } = worry(say)
  return {
    ...question,
    steps: [
      { id: 'never', label: say('Jamais ou presque', 'Never or almost never') },
      { id: 'sometimes', label: say('Parfois', 'Sometimes') },
      { id: 'often', label: say('Souvent', 'Often') },
      { id: 'very_often', label: say('Très souvent', 'Very often') },
    ],
    value: 'often',
  }
})
export const WithError: Story = inLanguage((say) => ({
  ...worry(say),
  error: say('Choisissez un nombre', 'Choose a number'),
}))
export const LongFrenchLabel: Story = inLanguage((say) => ({
  ...worry(say),
  lowest: { value: 0, label: say('Je ne m’en suis encore jamais inquiété', 'I have never worried about it so far') },
  highest: {
    value: 10,
    label: say('J’y pense continuellement, la nuit aussi', 'I think about it all the time, at night too'),
  },
}))
export const ThreeHundredCharacterWord: Story = inLanguage((say) => ({
  ...worry(say),
  lowest: { value: 0, label: endlessWord },
  highest: { value: 10, label: endlessWord },
}))
export const OneStep: Story = inLanguage((say) => ({ ...worry(say), highest: { value: 0, label: '' } }))
export const RightToLeft: Story = {
  ...inLanguage((say) => ({
    ...worry(say),
    legend: arabic.question,
    hint: arabic.hint,
    lowest: { value: 0, label: arabic.no },
    highest: { value: 10, label: arabic.yes },
    value: '2',
  })),
  decorators: (Story) => (
    <div dir="rtl" lang="ar">
      <Story />
    </div>
  ),
}
export const ChosenByKeyboard: Story = {
  ...inLanguage(worry),
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard(' {ArrowRight}{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: '2' })).toBeChecked()
  },
}
