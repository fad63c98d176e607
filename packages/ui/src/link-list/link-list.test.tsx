import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { LinkList } from './link-list.tsx'

it('is a list with one link a line', () => {
  render(
    <LinkList
      links={[
        <a key="home" href="#home">
          Accueil
        </a>,
        <a key="trials" href="#trials">
          Essais
        </a>,
      ]}
    />,
  )
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Accueil', 'Essais'])
})

it('renders nothing without links: an empty list would be announced', () => {
  expect(render(<LinkList links={[]} />).container.innerHTML).toBe('')
})
