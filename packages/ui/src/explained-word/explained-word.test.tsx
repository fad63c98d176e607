import { render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ExplainedWord } from './explained-word.tsx'

it('a word is a button of its own name, which the browser lets open its meaning', () => {
  render(
    <ExplainedWord id="word-tau" meaning="Une protéine du cerveau.">
      tau
    </ExplainedWord>,
  )
  const opened = screen.getByRole('button', { name: 'tau' }).getAttribute('popovertarget')
  expect(document.getElementById(opened ?? '')?.textContent).toBe('Une protéine du cerveau.')
})

it('nothing but the document is needed to open it', () => {
  const markup = renderToStaticMarkup(
    <ExplainedWord id="word-tau" meaning="Une protéine.">
      tau
    </ExplainedWord>,
  )
  expect(markup).toBe(
    '<button type="button" class="explained-word" popoverTarget="word-tau">tau</button><span class="dialog" popover="" id="word-tau">Une protéine.</span>',
  )
})
