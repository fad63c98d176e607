import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { MainLinks } from './main-links.tsx'

it('is a list of links', () => {
  render(
    <MainLinks>
      <a href="/questionnaire">Tester ma mémoire</a>
      {false}
      <a href="/trouver-un-essai">Trouver une étude</a>
    </MainLinks>,
  )
  expect(screen.getAllByRole('listitem').map((item) => item.querySelector('a')?.textContent)).toEqual([
    'Tester ma mémoire',
    'Trouver une étude',
  ])
})
