import { expect, it } from 'vitest'
import { searchableName } from './built-storybook.ts'

const name = searchableName({
  id: 'components-choice-group--with-error',
  title: 'Components/choice-group',
  name: 'With Error',
  tags: [],
})

it.each(['choice group', 'ChoiceGroup', 'choice-group', 'with error', 'WithError', 'choice-group--with-error'])(
  'a story is found by %s',
  (typed) => {
    // Playwright searches the title of the group and of the test, whatever the case.
    expect(`Components/choice-group (fr) ${name}`).toMatch(new RegExp(typed, 'i'))
  },
)
