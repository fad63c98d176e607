import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChoiceGroup } from '../choice-group/choice-group.tsx'
import { endlessWord } from '../testing/awkward-texts.ts'
import { inLanguage, type Say } from '../testing/in-language.ts'
import { TextField } from '../text-field/text-field.tsx'
import { Filter } from './search-form.tsx'

const meta = { component: Filter } satisfies Meta<typeof Filter>

export default meta
type Story = StoryObj<typeof meta>

const fields = (say: Say, topic: string) => (
  <>
    <TextField
      kind="search"
      label={say('Chercher', 'Search')}
      hint={say('Un mot suffit.', 'One word is enough.')}
      name="typed"
      value=""
      onChange={() => undefined}
    />
    <ChoiceGroup
      kind="radio"
      layout="pills"
      legend={say('Sujet', 'Topic')}
      name="topic"
      options={[
        { id: 'all', label: say('Tous les sujets', 'All topics') },
        { id: 'memory', label: topic },
      ]}
      value={['all']}
      onChange={() => undefined}
    />
  </>
)

export const SearchAndTopics: Story = inLanguage((say) => ({
  label: say('Chercher un article', 'Find an article'),
  children: fields(say, say('Mémoire', 'Memory')),
}))
export const LongWord: Story = inLanguage((say) => ({
  label: say('Chercher un article', 'Find an article'),
  children: fields(say, endlessWord),
}))
