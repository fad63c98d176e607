import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Tabs } from './desk-lists.tsx'

it('have the count of each list, mark the current list, and switch to another list', async () => {
  const onChoose = vi.fn<(id: string) => void>()
  const tabs = [
    { id: 'now', label: 'Maintenant', count: 3 },
    { id: 'later', label: 'Plus tard', count: 0 },
  ] as const
  render(<Tabs label="Listes" tabs={tabs} current="now" onChoose={onChoose} />)
  expect(screen.getByRole('button', { current: true }).textContent).toBe('Maintenant 3')
  await userEvent.click(screen.getByRole('button', { name: 'Plus tard 0' }))
  expect(onChoose).toHaveBeenCalledWith('later')
})
