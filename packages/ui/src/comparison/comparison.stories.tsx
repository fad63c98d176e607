import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { endlessWord } from '../testing/awkward-texts.ts'
import { inLanguage, type Say } from '../testing/in-language.ts'
import { Comparison } from './comparison.tsx'

const meta = {
  component: Comparison,
  decorators: (Story) => (
    <div className="section__inner section__inner--column">
      <Story />
    </div>
  ),
} satisfies Meta<typeof Comparison>

export default meta
type Story = StoryObj<typeof meta>

const twoViews = (say: Say): ComponentProps<typeof Comparison> => ({
  caption: say('Vos réponses et celles de votre proche', 'Your answers and those of someone close'),
  subject: say('Question', 'Question'),
  columns: [
    { id: 'own', label: say('Vous', 'You') },
    { id: 'relative', label: say('Votre proche', 'Someone close') },
  ],
  rows: [
    {
      id: 'words',
      term: say('Cherchez-⁠vous vos mots\u202f?', 'Do you look for words?'),
      values: [say('Parfois', 'Sometimes'), say('Souvent', 'Often')],
    },
    {
      id: 'names',
      term: say(
        'Oubliez-⁠vous le nom de gens que vous connaissez bien\u202f?',
        'Do you forget names of people you know?',
      ),
      values: [say('Jamais ou presque jamais', 'Never or almost never'), say('Sans réponse', 'No answer')],
    },
  ],
})

export const TwoViews: Story = inLanguage(twoViews)
export const One: Story = inLanguage((say) => ({ ...twoViews(say), columns: twoViews(say).columns.slice(0, 1) }))
export const Empty: Story = { tags: ['empty'], ...inLanguage((say) => ({ ...twoViews(say), rows: [] })) }
export const LongWord: Story = inLanguage((say) => ({
  ...twoViews(say),
  rows: [{ id: 'endless', term: endlessWord, values: [endlessWord, endlessWord] }],
}))
