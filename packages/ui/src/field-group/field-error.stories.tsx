import type { Meta, StoryObj } from '@storybook/react-vite'
import { endlessWord, htmlInText } from '../testing/awkward-texts.ts'
import { inLanguage } from '../testing/in-language.ts'
import { FieldError, FieldHint } from './field-group.tsx'

const meta = { component: FieldError } satisfies Meta<typeof FieldError>

export default meta
type Story = StoryObj<typeof meta>

export const WithError: Story = inLanguage((say) => ({
  id: 'error',
  children: say('Choisissez une réponse', 'Choose an answer'),
}))
export const Silent: Story = { tags: ['empty'], ...inLanguage(() => ({ id: 'no-error' })) }
export const BelowAHint: Story = {
  ...inLanguage((say) => ({
    id: 'error-below',
    children: say('Écrivez votre âge en chiffres, comme 72', 'Write your age in figures, like 72'),
  })),
  render: (args) => (
    <>
      <FieldHint id="hint-above">72</FieldHint>
      <FieldError {...args} />
    </>
  ),
}
export const LongWord: Story = inLanguage(() => ({ id: 'endless-error', children: endlessWord }))
export const HtmlInText: Story = inLanguage(() => ({ id: 'html-error', children: htmlInText }))
