import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { BlankLine } from './print-sheet.tsx'

it('says to who hears the page that it is written on by hand', () => {
  render(<BlankLine>À écrire à la main</BlankLine>)
  expect(screen.getByText('À écrire à la main')).toBeTruthy()
})

it('has room for a signature where it is asked to', () => {
  const { container } = render(<BlankLine isTall>Signature</BlankLine>)
  expect(container.firstElementChild?.className).toContain('blank-line--tall')
})
