import { render, screen } from '@testing-library/react'
import { Menu } from 'lucide'
import { expect, it } from 'vitest'
import { Icon } from './icon.tsx'

it('is drawn before its label and hidden from screen readers', () => {
  render(
    <button type="button">
      <Icon drawing={Menu}>Menu</Icon>
    </button>,
  )
  const button = screen.getByRole('button', { name: 'Menu' })
  const drawing = button.querySelector('svg')
  expect(drawing?.getAttribute('aria-hidden')).toBe('true')
  expect(drawing?.querySelectorAll('path, line').length).toBeGreaterThan(0)
  expect(drawing?.nextSibling?.textContent).toBe('Menu')
})

it('can have a frame beside longer texts', () => {
  const { container } = render(
    <Icon drawing={Menu} frame="notice__icon">
      <p>Menu</p>
    </Icon>,
  )
  expect(container.firstElementChild?.className).toBe('notice__icon')
  expect(container.firstElementChild?.nextElementSibling?.textContent).toBe('Menu')
})
