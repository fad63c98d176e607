import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { endlessWord, htmlInText } from '../testing/awkward-texts.ts'
import { inLanguage, type Say, sayIn } from '../testing/in-language.ts'
import { TextField } from '../text-field/text-field.tsx'
import { ErrorSummary } from './error-summary.tsx'

const meta = {
  component: ErrorSummary,
  render: (args, { globals }) => (
    <>
      <ErrorSummary {...args} />
      {args.errors.map(({ fieldId, text }) => (
        <TextField
          key={fieldId}
          label={labelOf(fieldId, sayIn(globals['locale']))}
          id={fieldId}
          error={text}
          value=""
          onChange={() => undefined}
        />
      ))}
    </>
  ),
} satisfies Meta<typeof ErrorSummary>

export default meta
type Story = StoryObj<typeof meta>

function labelOf(fieldId: string, say: Say): string {
  if (fieldId === 'email') return say('Adresse e-mail', 'Email address')
  return fieldId === 'age' ? say('Votre âge', 'Your age') : say('Un autre champ', 'Another field')
}

const title = (say: Say) => say('Il y a un problème', 'There is a problem')
const emailError = (say: Say) => ({
  fieldId: 'email',
  text: say(
    'Écrivez une adresse e-mail complète, comme nom@exemple.fr',
    'Write a complete e-mail address, like name@example.com',
  ),
})
const ageError = (say: Say) => ({
  fieldId: 'age',
  text: say('Écrivez votre âge en chiffres', 'Write your age in figures'),
})

export const One: Story = inLanguage((say) => ({ title: title(say), errors: [ageError(say)] }))
export const TwoErrors: Story = inLanguage((say) => ({ title: title(say), errors: [emailError(say), ageError(say)] }))
export const Empty: Story = { tags: ['empty'], ...inLanguage((say) => ({ title: title(say), errors: [] })) }
export const LongWord: Story = inLanguage((say) => ({
  title: title(say),
  errors: [{ fieldId: 'endless', text: endlessWord }],
}))
export const HtmlInText: Story = inLanguage((say) => ({
  title: title(say),
  errors: [{ fieldId: 'html', text: htmlInText }],
}))
export const LeadsToItsField: Story = {
  ...inLanguage((say) => ({ title: title(say), errors: [emailError(say), ageError(say)] })),
  play: async ({ canvas, globals }) => {
    await userEvent.click(canvas.getAllByRole('link')[1] ?? document.body)
    await expect(canvas.getByRole('textbox', { name: labelOf('age', sayIn(globals['locale'])) })).toHaveFocus()
  },
}
