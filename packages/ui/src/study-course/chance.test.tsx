import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Chance } from './study-course.tsx'

it('draws each person once, and is hidden from screen readers, which read the text beside it', () => {
  const { container } = render(<Chance receive={1} of={3} />)
  const people = [...container.querySelectorAll('.chance__one')]
  expect(people.map((one) => one.classList.contains('chance__one--chosen'))).toEqual([true, false, false])
  expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true')
})
