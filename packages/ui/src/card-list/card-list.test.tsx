import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Card } from '../card/card.tsx'
import { CardList } from './card-list.tsx'

it('tells how many cards there are', () => {
  render(
    <CardList>
      <Card title="Une étude" />
      <Card title="Une autre" />
    </CardList>,
  )
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Une étude', 'Une autre'])
})
