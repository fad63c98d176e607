import { render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ExplainedWord } from './explained-word.tsx'

const word = (
  <ExplainedWord id="word-tau" label="tau : explication" meaning="Une protéine du cerveau.">
    tau
  </ExplainedWord>
)

it('a word has a button over it, which the browser lets open its meaning', () => {
  render(word)
  const opened = screen.getByRole('button', { name: 'tau : explication' }).getAttribute('popovertarget')
  expect(document.getElementById(opened ?? '')?.textContent).toBe(' (Une protéine du cerveau.)')
})

it('without its buttons, as in a reader mode, a sentence says the word and its meaning', () => {
  const { container } = render(<p>Contre la protéine {word}.</p>)
  for (const button of container.querySelectorAll('button')) button.remove()
  expect(container.textContent).toBe('Contre la protéine tau (Une protéine du cerveau.).')
})

it('nothing but the document is needed to open it', () => {
  expect(renderToStaticMarkup(word)).toContain(
    '<button type="button" aria-label="tau : explication" popoverTarget="word-tau"></button>',
  )
})
