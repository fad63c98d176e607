import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { FactList } from './fact-list.tsx'

it('associates each value with its term', () => {
  render(
    <FactList
      facts={[
        { term: 'Pour qui', value: 'De 50 à 90 ans' },
        { term: 'Durée', value: '18 mois' },
      ]}
    />,
  )
  const pairs = screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent])
  expect(pairs).toEqual([
    ['Pour qui', 'De 50 à 90 ans'],
    ['Durée', '18 mois'],
  ])
})
