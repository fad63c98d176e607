import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { followPrintButtons } from '../page-script/page-script.ts'
import { Poster } from './poster.tsx'

followPrintButtons(document)

afterEach(() => {
  vi.unstubAllGlobals()
})

it('has a text alternative for its code, and is printed when its button is pressed', async () => {
  const print = vi.fn<() => void>()
  vi.stubGlobal('print', print)
  const code = { size: 3, path: 'M0 0h1v1h-1z', label: 'QR code for the page' }
  render(
    <Poster
      source="Clinic"
      tag="Study"
      title="A study"
      lead="It asks one thing."
      lists={[{ title: 'For whom', items: ['50 or older'] }]}
      code={code}
      call="Call"
      phone="01 23"
      address="clinic.example"
      notes={['A sample.']}
      printLabel="Print"
    />,
  )
  expect(screen.getByRole('img', { name: code.label }).getAttribute('viewBox')).toBe('-4 -4 11 11')
  await userEvent.click(screen.getByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledOnce()
})
