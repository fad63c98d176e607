import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ItemList } from './link-list.tsx'

it('has one list item for each child', () => {
  render(<ItemList className="links" items={[<b key="one">un</b>, null, false, <b key="two">deux</b>]} />)
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['un', 'deux'])
})
