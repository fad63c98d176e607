import { render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ExplainedWord } from './explained-word.tsx'

const word = (
  <ExplainedWord id="word-tau" label="tau : explication" meaning="Une protéine du cerveau.">
    tau
  </ExplainedWord>
)

it('has a button after the word, with which the browser opens the meaning', () => {
  render(word)
  const opened = screen.getByRole('button', { name: 'tau : explication' }).getAttribute('popovertarget')
  expect(document.getElementById(opened ?? '')?.textContent).toBe(' (Une protéine du cerveau.)')
})

it('has the word and its meaning in one sentence when a reader mode removes its button', () => {
  const { container } = render(<p>Contre la protéine {word}.</p>)
  for (const button of container.querySelectorAll('button')) button.remove()
  expect(container.textContent).toBe('Contre la protéine tau (Une protéine du cerveau.).')
})

it('is followed by its punctuation, after the meaning', () => {
  const { container } = render(
    <ExplainedWord id="word-tau" label="tau : explication" meaning="Une protéine du cerveau." after=",">
      tau
    </ExplainedWord>,
  )
  expect(container.textContent).toBe('tau (Une protéine du cerveau.),')
  expect(container.querySelector('.unbroken')?.textContent).toBe(container.textContent)
})

it('needs no script to open', () => {
  expect(renderToStaticMarkup(word)).toContain(
    '<button type="button" aria-label="tau : explication" popoverTarget="word-tau"></button>',
  )
})
