import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Toasted } from '../testing/toasted.tsx'
import { ToastedNotice } from '../toasted-notice/toasted-notice.tsx'
import { TOAST_MS } from './toast-queue.ts'
import { toastPlace } from './toast-region.tsx'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const toasts = () => screen.getByRole('status').textContent
const region = () => screen.getByRole('region', { name: 'Messages' })
const closeButton = () => screen.getByRole('button', { name: 'Fermer' })

function Page({ keepMessages }: { keepMessages?: boolean }) {
  const [fails, setFails] = useState(false)
  return (
    <Toasted label="Messages" closeLabel="Fermer" {...(keepMessages === undefined ? {} : { keepMessages })}>
      <button type="button" onClick={() => setFails(!fails)}>
        Charger
      </button>
      {fails ? <ToastedNotice tone="error" text="Erreur" /> : null}
    </Toasted>
  )
}

const fail = (page = <Page />) => {
  const shown = render(page)
  const load = screen.getByRole('button', { name: 'Charger' })
  load.focus()
  fireEvent.click(load)
  return { ...shown, load }
}

const showTab = (state: 'visible' | 'hidden') => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  fireEvent(document, new Event('visibilitychange'))
}

describe('the toast region', () => {
  it('exists before the first toast, and is not a landmark while it is empty', () => {
    render(<Page />)
    expect(toasts()).toBe('')
    expect(screen.queryByRole('region')).toBeNull()
  })
})

describe('a toast', () => {
  it('is visible until 3000 ms have passed; the same text stays on the page (R9-07)', async () => {
    fail()
    await pass(TOAST_MS - 1)
    expect(toasts()).toContain('Erreur')
    await pass(1)
    expect(toasts()).toBe('')
    expect(screen.getByText('Erreur')).toBeTruthy()
  })

  it('stays while the pointer is on it', async () => {
    fail()
    fireEvent.pointerEnter(region())
    await pass(60_000)
    expect(toasts()).toContain('Erreur')
    fireEvent.pointerLeave(region())
    await pass(TOAST_MS)
    expect(toasts()).toBe('')
  })

  it('stays while the focus is on it', async () => {
    const { load } = fail()
    act(() => closeButton().focus())
    await pass(60_000)
    expect(toasts()).toContain('Erreur')
    act(() => load.focus())
    await pass(TOAST_MS)
    expect(toasts()).toBe('')
  })

  it('waits for the reader to return to the tab', async () => {
    fail()
    showTab('hidden')
    await pass(60_000)
    expect(toasts()).toContain('Erreur')
    showTab('visible')
    await pass(TOAST_MS)
    expect(toasts()).toBe('')
  })

  it('stays until it is closed when the reader keeps messages', async () => {
    fail(<Page keepMessages />)
    await pass(60_000)
    expect(toasts()).toContain('Erreur')
    fireEvent.click(closeButton())
    expect(toasts()).toBe('')
  })

  it('stays with reduced motion, unless the reader does not keep messages', async () => {
    vi.spyOn(window, 'matchMedia').mockReturnValue(
      Object.assign(new EventTarget(), { matches: true }) as unknown as MediaQueryList,
    )
    const { unmount } = fail()
    await pass(60_000)
    expect(toasts()).toContain('Erreur')
    unmount()
    fail(<Page keepMessages={false} />)
    await pass(TOAST_MS)
    expect(toasts()).toBe('')
  })

  it('is removed when the message that it repeats is removed', () => {
    const { load } = fail(<Page keepMessages />)
    fireEvent.click(load)
    expect(toasts()).toBe('')
  })
})

describe('the focus', () => {
  it('does not go to a toast by itself', () => {
    const { load } = fail()
    expect(document.activeElement).toBe(load)
  })

  it('returns to where it was when the toast is closed', () => {
    const { load } = fail()
    act(() => closeButton().focus())
    fireEvent.click(closeButton())
    expect(document.activeElement).toBe(load)
  })

  it('does not move when Esc clears the toasts', () => {
    const { load } = fail(<Page keepMessages />)
    fireEvent.keyDown(load, { key: 'Escape' })
    expect(toasts()).toBe('')
    expect(document.activeElement).toBe(load)
  })
})

/** Makes a rectangle like those that browsers return: its properties are inherited, so spreading it copies none of them. */
const area = (left: number, top: number, width: number, height: number) => new DOMRect(left, top, width, height)

const height = 800
const atEnd = area(860, 680, 400, 100)
const atStart = area(860, 20, 400, 100)

describe('toasts are at the end of the window', () => {
  it('when nothing has the focus', () => {
    expect(toastPlace(atEnd, height, undefined)).toBe('end')
  })

  it('when the focus is elsewhere', () => {
    expect(toastPlace(atEnd, height, area(20, 700, 300, 48))).toBe('end')
  })

  it('when the focused element is so large that both places would cover it', () => {
    expect(toastPlace(atEnd, height, area(0, 0, 1280, 800))).toBe('end')
  })

  it('again when the focus has left the element that they would have covered', () => {
    expect(toastPlace(atStart, height, area(20, 300, 300, 48))).toBe('end')
  })
})

describe('toasts move to the start of the window', () => {
  it('when they would cover the focused element', () => {
    expect(toastPlace(atEnd, height, area(900, 700, 200, 48))).toBe('start')
  })

  it('and stay there while they would cover it at the end', () => {
    expect(toastPlace(atStart, height, area(900, 700, 200, 48))).toBe('start')
  })
})
