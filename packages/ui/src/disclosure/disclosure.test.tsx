import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { Disclosure } from './disclosure.tsx'

it('is opened by the browser, so that it works before scripts do', () => {
  render(<Disclosure summary="Pourquoi">Parce que</Disclosure>)
  const details = screen.getByRole('group')
  expect([details.tagName, details.hasAttribute('open')]).toEqual(['DETAILS', false])
})

it('opens at a press of what names it', async () => {
  render(<Disclosure summary="Pourquoi">Parce que</Disclosure>)
  await userEvent.click(screen.getByText('Pourquoi'))
  expect(screen.getByRole('group').hasAttribute('open')).toBe(true)
})

it('may start open', () => {
  render(
    <Disclosure summary="Pourquoi" startsOpen>
      Parce que
    </Disclosure>,
  )
  expect(screen.getByRole('group').hasAttribute('open')).toBe(true)
})
