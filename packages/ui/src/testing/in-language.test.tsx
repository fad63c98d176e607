import { composeStory } from '@storybook/react-vite'
import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { inLanguage, inLanguageOfToolbar } from './in-language.ts'

const meta = { component: ({ greeting = '' }) => greeting }
const story = inLanguage((say) => ({ greeting: say('Bonjour', 'Hello') }))

it.each([
  ['fr', 'Bonjour'],
  ['en', 'Hello'],
])('a story is in the language of the toolbar: %s', (locale, greeting) => {
  const Greeting = composeStory(story, meta, { decorators: [inLanguageOfToolbar], initialGlobals: { locale } })
  render(<Greeting />)
  expect(screen.getByText(greeting)).toBeDefined()
})

it('an arg keeps the value that was set in the controls', () => {
  const Greeting = composeStory(story, meta, { decorators: [inLanguageOfToolbar], initialGlobals: { locale: 'en' } })
  render(<Greeting greeting="Salut" />)
  expect(screen.getByText('Salut')).toBeDefined()
})

it("a function is the same one that the story's play function receives", () => {
  const onGreet = vi.fn<() => void>()
  const calling = { component: (props: { onGreet?: () => void }) => String(props.onGreet === onGreet) }
  let isFirst = true
  const twice = inLanguage(() => {
    const given = isFirst ? onGreet : () => undefined
    isFirst = false
    return { onGreet: given }
  })
  const Story = composeStory(twice, calling, { decorators: [inLanguageOfToolbar] })
  render(<Story />)
  expect(screen.getByText('true')).toBeDefined()
})
