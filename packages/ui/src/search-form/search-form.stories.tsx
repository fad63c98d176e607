import type { Meta, StoryObj } from '@storybook/react-vite'
import { Actions } from '../actions/actions.tsx'
import { Button } from '../button/button.tsx'
import { endlessWord } from '../testing/awkward-texts.ts'
import { inLanguage, type Say } from '../testing/in-language.ts'
import { type SearchField, SearchForm } from './search-form.tsx'

const meta = { component: SearchForm } satisfies Meta<typeof SearchForm>

export default meta
type Story = StoryObj<typeof meta>

const fields = (say: Say): SearchField[] => [
  {
    name: 'kind',
    label: say('Type d’étude', 'Kind of study'),
    value: '',
    options: [
      { value: '', label: say('Tous', 'All') },
      { value: 'm', label: say('Avec un médicament', 'With a medicine') },
    ],
  },
  {
    name: 'near',
    label: say('Début de votre code postal', 'Start of your ZIP code'),
    hint: say('Trois chiffres suffisent.', 'Three digits are enough.'),
    value: '',
    maxLength: 3,
  },
  { name: 'home', label: say('Une partie à la maison', 'Partly at home'), value: '' },
]

const form = (say: Say, change: (field: SearchField) => SearchField = (field) => field) => ({
  label: say('Trier les études', 'Sort the studies'),
  action: '#studies',
  fields: fields(say).map(change),
  submit: (
    <Actions>
      <Button type="submit">{say('Voir les études', 'See the studies')}</Button>
    </Actions>
  ),
})

export const Unanswered: Story = inLanguage((say) => form(say))
export const Answered: Story = inLanguage((say) =>
  form(say, (field) => ({ ...field, value: { kind: 'm', near: '750', home: '1' }[field.name] ?? '' })),
)
export const WithError: Story = inLanguage((say) =>
  form(say, (field) =>
    field.name === 'near'
      ? { ...field, value: '000', error: say('Vérifiez les trois chiffres.', 'Check the three digits.') }
      : field,
  ),
)
export const LongWord: Story = inLanguage((say) => form(say, (field) => ({ ...field, label: endlessWord })))
