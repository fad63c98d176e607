import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Toast } from '../toast-region/toast-queue.ts'
import { ToastedNotice } from '../toasted-notice/toasted-notice.tsx'
import { Toasts } from './toasts.tsx'

const asList = (asked: readonly Toast[]) => (
  <ul>
    {asked.map(({ text }) => (
      <li key={text}>{text}</li>
    ))}
  </ul>
)

const shown = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)

it('passes on the toasts of the notices that are on the page now', () => {
  const page = (...texts: readonly string[]) => (
    <Toasts renderRegion={asList}>
      {texts.map((text) => (
        <ToastedNotice key={text} tone="info" text={text} />
      ))}
    </Toasts>
  )
  const { rerender } = render(page('one', 'two'))
  expect(shown()).toEqual(['one', 'two'])
  rerender(page('two'))
  expect(shown()).toEqual(['two'])
  rerender(page())
  expect(shown()).toEqual([])
})
