import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { CallTable } from './call-table.tsx'

it('names each row by its first cell, shows how it is sorted, and calls `onSort` when a column header is pressed', async () => {
  const onSort = vi.fn<(column: string) => void>()
  render(
    <CallTable
      caption="Appels"
      columns={[
        { id: 'name', label: 'Nom' },
        { id: 'due', label: 'Avant', sorted: 'descending' },
      ]}
      rows={[{ id: 'one', cells: { name: <a href="#one">Camille</a>, due: 'demain' } }]}
      onSort={onSort}
    />,
  )
  const table = screen.getByRole('table', { name: 'Appels' })
  expect(within(table).getByRole('rowheader', { name: 'Camille' })).toBeDefined()
  expect(screen.getByRole('columnheader', { name: 'Avant' }).getAttribute('aria-sort')).toBe('descending')
  await userEvent.click(screen.getByRole('button', { name: 'Nom' }))
  expect(onSort).toHaveBeenCalledWith('name')
})
