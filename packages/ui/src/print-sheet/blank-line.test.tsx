import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { BlankLine } from './print-sheet.tsx'

it('tells screen reader users that it is filled in by hand', () => {
  render(<BlankLine>À écrire à la main</BlankLine>)
  expect(screen.getByText('À écrire à la main')).toBeTruthy()
})

it('has room for a signature with `isTall`', () => {
  const { container } = render(<BlankLine isTall>Signature</BlankLine>)
  expect(container.firstElementChild?.className).toContain('blank-line--tall')
})
