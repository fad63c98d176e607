import { describe, expect, it } from 'vitest'
import { searchableName } from './built-storybook.ts'

describe.each([
  {
    title: 'Components/choice-group',
    name: 'With Error',
    id: 'components-choice-group--with-error',
    typed: [
      'choice group',
      'ChoiceGroup',
      'choice-group',
      'with error',
      'WithError',
      'choice-group--with-error',
      'Choice group with error',
      'ChoiceGroupWithError',
    ],
  },
  {
    title: 'Pages/Desk/Hand-over',
    name: 'Wrong Code',
    id: 'pages-desk-hand-over--wrong-code',
    typed: ['hand-over', 'hand over', 'HandOver', 'Desk/Hand-over', 'desk hand-over wrong code', 'wrong-code'],
  },
])('the story $id', ({ title, name, id, typed }) => {
  it.each(typed)('is found by %s', (words) => {
    // Playwright's `-g` ignores case and searches the titles of the group and the test together.
    expect(`${title} (fr) ${searchableName({ id, title, name, tags: [] })}`).toMatch(new RegExp(words, 'i'))
  })
})
