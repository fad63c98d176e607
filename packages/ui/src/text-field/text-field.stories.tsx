import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { arabic, endlessWord, htmlInText } from '../testing/awkward-texts.ts'
import { rightToLeft } from '../testing/frames.tsx'
import { inLanguage, type Say } from '../testing/in-language.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

const meta = { component: TextField, render: (args) => <Typing {...args} /> } satisfies Meta<typeof TextField>

export default meta
type Story = StoryObj<typeof meta>

function Typing(props: TextFieldProps) {
  const [value, setValue] = useState(props.value)
  return <TextField {...props} value={value} onChange={setValue} />
}
Typing.displayName = 'TextField'

const firstName = (say: Say): TextFieldProps => ({
  label: say('Prénom', 'First name'),
  name: 'first-name',
  autoComplete: 'given-name',
  value: '',
  onChange: () => undefined,
})
const age = (say: Say): TextFieldProps => ({
  label: say('Quel âge avez-vous\u202f?', 'How old are you?'),
  labelAs: 'h1',
  hint: say('En chiffres. Une réponse approximative suffit.', 'In figures. A rough answer is enough.'),
  name: 'age',
  kind: 'number',
  value: '',
  onChange: () => undefined,
})
const email = (say: Say): TextFieldProps => ({
  label: say('Adresse e-mail', 'E-mail address'),
  hint: say('Par exemple nom@exemple.fr', 'For example name@example.com'),
  name: 'email',
  kind: 'email',
  value: '',
  onChange: () => undefined,
})
const phone = (say: Say): TextFieldProps => ({
  label: say('Téléphone', 'Telephone'),
  hint: say(
    'Par exemple 01\u00a099\u00a000\u00a012\u00a034. Avec ou sans espaces, avec ou sans +33.',
    'For example (617)\u00a0555-0100. With or without spaces, with or without +1.',
  ),
  name: 'phone',
  kind: 'phone',
  value: '',
  onChange: () => undefined,
})
const more = (say: Say): TextFieldProps => ({
  label: say('Que voulez-vous ajouter\u202f?', 'What would you like to add?'),
  optionalLabel: say('(facultatif)', '(optional)'),
  name: 'more',
  kind: 'long',
  value: '',
  counter: {
    maximum: 200,
    text: (left) =>
      left < 0
        ? say(`${-left} caractères en trop`, `${-left} characters too many`)
        : say(`${left} caractères restants`, `${left} characters left`),
  },
  onChange: () => undefined,
})

export const Search: Story = inLanguage((say) => ({
  label: say('Chercher un article', 'Search the articles'),
  hint: say('Par exemple\u00a0: sommeil', 'For example: sleep'),
  name: 'search',
  kind: 'search',
  value: '',
  onChange: () => undefined,
}))
export const Unanswered: Story = inLanguage(firstName)
export const Answered: Story = inLanguage((say) => ({ ...firstName(say), value: 'Jeanne' }))
export const Optional: Story = inLanguage((say) => ({
  ...firstName(say),
  optionalLabel: say('(facultatif)', '(optional)'),
}))
export const QuestionIsThePage: Story = inLanguage((say) => ({ ...age(say), value: '72' }))
export const WithError: Story = inLanguage((say) => ({
  ...age(say),
  value: 'soixante-douze',
  error: say('Écrivez votre âge en chiffres, comme 72', 'Write your age in figures, like 72'),
}))
export const EmailField: Story = inLanguage(email)
export const EmailWithError: Story = inLanguage((say) => ({
  ...email(say),
  value: 'nom@',
  error: say(
    'Écrivez une adresse e-mail complète, comme nom@exemple.fr',
    'Write a complete e-mail address, like name@example.com',
  ),
}))
export const PhoneInManyFormats: Story = {
  ...inLanguage(phone),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '01 99 00-12.34')
    await expect(canvas.getByRole('textbox')).toHaveValue('01 99 00-12.34')
  },
}
export const PostalCode: Story = inLanguage((say) => ({
  label: say('Votre département ou code postal', 'Your ZIP code'),
  hint: say('Par exemple 75, 2A ou 69003', 'For example 02139'),
  name: 'postal-code',
  kind: 'postal-code',
  value: '',
  onChange: () => undefined,
}))
export const LongText: Story = inLanguage((say) => ({
  ...more(say),
  value: say('Je préfère le matin.\nLe jeudi est difficile.', 'I prefer mornings.\nThursdays are difficult.'),
}))
export const LongTextWithError: Story = inLanguage((say) => ({
  ...more(say),
  value: say('Je voudrais ajouter ceci. ', 'I would like to add this. ').repeat(12),
  error: say('Votre texte est trop long', 'Your text is too long'),
}))
export const LongLabels: Story = inLanguage((say) => ({
  ...firstName(say),
  label: say(
    'Comment s’appelle la personne qui vous accompagnerait à la consultation d’électroencéphalographie\u202f?',
    'What is the name of the person who would come with you to the electroencephalography appointment?',
  ),
  labelAs: 'h1',
}))
export const LongWord: Story = inLanguage((say) => ({
  ...age(say),
  label: endlessWord,
  hint: endlessWord,
  error: endlessWord,
  value: endlessWord,
}))
export const HtmlInText: Story = inLanguage((say) => ({
  ...firstName(say),
  label: htmlInText,
  hint: htmlInText,
  error: htmlInText,
  value: htmlInText,
}))
export const RightToLeft: Story = {
  ...inLanguage((say) => ({ ...age(say), label: arabic.question, hint: arabic.hint, value: '72' })),
  decorators: rightToLeft,
}
