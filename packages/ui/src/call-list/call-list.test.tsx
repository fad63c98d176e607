import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { CallList, CallRow } from './call-list.tsx'

const nothing = { until: undefined, tries: undefined, owner: undefined, tags: undefined }

it('is held while the pointer or the focus is in it', () => {
  const onHold = vi.fn()
  render(
    <CallList label="Appels" onHold={onHold}>
      <CallRow whom={<a href="#one">Camille</a>} about="Une étude" when="demain" {...nothing} />
    </CallList>,
  )
  const list = screen.getByRole('list', { name: 'Appels' })
  fireEvent.pointerEnter(list)
  expect(onHold).toHaveBeenLastCalledWith(true)
  fireEvent.pointerLeave(list)
  expect(onHold).toHaveBeenLastCalledWith(false)
  screen.getByRole('link').focus()
  expect(onHold).toHaveBeenLastCalledWith(true)
  fireEvent.pointerLeave(list)
  expect(onHold).toHaveBeenLastCalledWith(true)
  screen.getByRole('link').blur()
  expect(onHold).toHaveBeenLastCalledWith(false)
})
