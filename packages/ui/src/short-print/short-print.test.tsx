import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { followPrintButtons } from '../page-script/page-script.ts'
import { PrintPart, ShortPrint } from './short-print.tsx'

followPrintButtons(document)

afterEach(() => {
  vi.unstubAllGlobals()
})

it('marks the page as short when its button is pressed, until the browser has printed it', async () => {
  const wasShort: boolean[] = []
  vi.stubGlobal('print', () => wasShort.push('short' in document.body.dataset))
  render(<ShortPrint>Imprimer</ShortPrint>)
  await userEvent.click(screen.getByRole('button', { name: 'Imprimer' }))
  expect([wasShort, 'short' in document.body.dataset]).toEqual([[true], true])
  window.dispatchEvent(new Event('afterprint'))
  expect('short' in document.body.dataset).toBe(false)
})

it('hides a part unless it is short', () => {
  render(
    <>
      <PrintPart>Long</PrintPart>
      <PrintPart isShort>Short</PrintPart>
    </>,
  )
  expect(screen.getByText('Long').className).toContain('print-part--long')
  expect(screen.getByText('Short').className).toBe('prose')
})
