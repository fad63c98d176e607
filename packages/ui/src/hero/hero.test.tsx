import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Hero } from './hero.tsx'

it('holds the one h1 of a page, ready to receive the focus after a navigation', () => {
  render(<Hero title="Essais cliniques" />)
  const heading = screen.getByRole('heading', { level: 1, name: 'Essais cliniques' })
  heading.focus()
  expect(document.activeElement).toBe(heading)
})

it('reads out its tag after the heading, where a new page begins for who listens', () => {
  const { container } = render(<Hero title="Une étude" tag="Recrute" />)
  expect(container.textContent).toBe('Une étudeRecrute')
})
