import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Disclosure } from './disclosure.tsx'

it('is opened by the browser, so that it works before scripts have loaded', () => {
  render(<Disclosure summary="Pourquoi">Parce que</Disclosure>)
  const details = screen.getByRole('group')
  expect([details.tagName, details.hasAttribute('open')]).toEqual(['DETAILS', false])
})

it('opens when its summary is pressed', async () => {
  render(<Disclosure summary="Pourquoi">Parce que</Disclosure>)
  await userEvent.click(screen.getByText('Pourquoi'))
  expect(screen.getByRole('group').hasAttribute('open')).toBe(true)
})

it('reports that it was opened, before or after hydration', async () => {
  const onOpen = vi.fn<() => void>()
  render(
    <>
      <Disclosure summary="Avant" startsOpen onOpen={onOpen}>
        Ouvert
      </Disclosure>
      <Disclosure summary="Après" onOpen={onOpen}>
        Fermé
      </Disclosure>
    </>,
  )
  expect(onOpen).toHaveBeenCalledTimes(1)
  await userEvent.click(screen.getByText('Après'))
  fireEvent(screen.getByText('Après').closest('details') ?? document.body, new Event('toggle'))
  expect(onOpen.mock.calls.length).toBeGreaterThan(1)
})

it('may be open at first', () => {
  render(
    <Disclosure summary="Pourquoi" startsOpen>
      Parce que
    </Disclosure>,
  )
  expect(screen.getByRole('group').hasAttribute('open')).toBe(true)
})
