import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { arabic, endlessWord } from '../testing/awkward-texts.ts'
import { rightToLeft } from '../testing/frames.tsx'
import { inLanguage, type Say } from '../testing/in-language.ts'
import { DateField, type DateFieldProps } from './date-field.tsx'

const meta = { component: DateField, render: (args) => <Typing {...args} /> } satisfies Meta<typeof DateField>

export default meta
type Story = StoryObj<typeof meta>

function Typing(props: DateFieldProps) {
  const [value, setValue] = useState(props.value)
  return <DateField {...props} value={value} onChange={setValue} />
}
Typing.displayName = 'DateField'

/** French has the day first, US English the month. */
const birth = (say: Say): DateFieldProps => ({
  legend: say('Quelle est votre date de naissance\u202f?', 'What is your date of birth?'),
  legendAs: 'h1',
  hint: say('Par exemple 3 9 1950', 'For example 9 3 1950'),
  name: 'birth',
  order: say('day-first', 'month-first'),
  labels: { day: say('Jour', 'Day'), month: say('Mois', 'Month'), year: say('Année', 'Year') },
  value: { day: '', month: '', year: '' },
  isBirthday: true,
  onChange: () => undefined,
})
const lastVisit = (say: Say): DateFieldProps => ({
  ...birth(say),
  legend: say('Quand avez-vous vu votre médecin\u202f?', 'When did you see your doctor?'),
  hint: say('Une date approximative suffit.', 'A rough date is enough.'),
  name: 'visit',
  isBirthday: false,
  picker: { label: say('Choisir dans un calendrier', 'Choose from a calendar'), latest: '2026-11-21' },
})

export const Unanswered: Story = inLanguage(birth)
export const Answered: Story = inLanguage((say) => ({ ...birth(say), value: { day: '3', month: '9', year: '1950' } }))
export const WithCalendar: Story = inLanguage(lastVisit)
export const WithError: Story = inLanguage((say) => ({
  ...lastVisit(say),
  error: say('Écrivez une date, comme 3 9 1950', 'Write a date, like 9 3 1950'),
}))
export const DayWithError: Story = inLanguage((say) => ({
  ...birth(say),
  value: { day: '31', month: '2', year: '1950' },
  error: say('Ce mois n’a pas autant de jours', 'This month does not have that many days'),
  wrongParts: ['day'],
}))
export const LongLabels: Story = inLanguage((say) => ({
  ...lastVisit(say),
  legend: say(
    'Quand avez-vous passé votre dernière consultation pluridisciplinaire de neuropsychologie\u202f?',
    'When was your last multidisciplinary neuropsychology appointment?',
  ),
}))
export const LongWord: Story = inLanguage((say) => ({
  ...lastVisit(say),
  legend: endlessWord,
  hint: endlessWord,
  error: endlessWord,
  labels: { day: endlessWord, month: endlessWord, year: endlessWord },
  value: { day: endlessWord, month: '', year: '' },
  picker: { label: endlessWord },
}))
export const RightToLeft: Story = {
  ...inLanguage((say) => ({ ...birth(say), legend: arabic.question, hint: arabic.hint })),
  decorators: rightToLeft,
}
export const TypedByKeyboard: Story = {
  ...inLanguage(birth),
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('3{Tab}9{Tab}1950')
    const typed = canvas.getAllByRole('textbox').map((field) => field instanceof HTMLInputElement && field.value)
    await expect(typed).toEqual(['3', '9', '1950'])
  },
}
