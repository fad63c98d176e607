import type { Meta, StoryObj } from '@storybook/react-vite'
import { endlessWord } from '../testing/awkward-texts.ts'
import { inLanguage } from '../testing/in-language.ts'
import { Choice } from './choice.tsx'

const meta = { title: 'choice-group/choice', component: Choice } satisfies Meta<typeof Choice>

export default meta
type Story = StoryObj<typeof meta>

export const Radio: Story = inLanguage((say) => ({
  kind: 'radio',
  label: say('Le matin', 'In the morning'),
  defaultChecked: true,
}))
export const CheckboxWithHint: Story = inLanguage((say) => ({
  kind: 'checkbox',
  label: say('Au calme', 'Calm'),
  hint: say('Moins de couleurs, pas de dessins', 'Fewer colours, no drawings'),
  hintId: 'calm-hint',
  'aria-describedby': 'calm-hint',
}))
export const LongWord: Story = inLanguage(() => ({ kind: 'checkbox', label: endlessWord }))
