import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Hero } from './hero.tsx'

it('has the only h1 of a page, which is focusable for navigations', () => {
  render(<Hero title="Essais cliniques" />)
  const heading = screen.getByRole('heading', { level: 1, name: 'Essais cliniques' })
  heading.focus()
  expect(document.activeElement).toBe(heading)
})

it('has its tag after the heading in reading order, for screen readers that begin at the heading', () => {
  const { container } = render(<Hero title="Une étude" tag="Recrute" />)
  expect(container.textContent).toBe('Une étudeRecrute')
})
