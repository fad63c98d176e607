import { isAnythingStored } from './platform/application-state/is-anything-stored.ts'
import { readingSettingsForm } from './platform/reading/reading-settings-form.ts'

/** Controls that have no effect before hydration. A press on such a control is repeated after hydration. */
const pressable = 'button:not([popovertarget], [data-print]), a[data-hydrate]'

/** Elements that load React when they are touched. All others work through the browser and boot.ts. */
const needsReact = `${pressable}, input, select, textarea, label, [data-hydrate]`

const signs = ['pointerover', 'touchstart', 'focusin', 'click'] as const

/**
 * Loads React at once if `data-hydrates` is `at-once`, if it is `with-stored-data` and the device has stored state, if a control was
 * already pressed, or if a staff member is logged in. Otherwise React is loaded when a pointer, a finger or the focus reaches a control
 * that needs it. A press before hydration is repeated when the page is `interactive`, so that an early tap on a slow phone counts.
 */
export function hydrateWhenNeeded(mountPoint: HTMLElement, load: () => Promise<unknown>): void {
  // A control that was pressed before this script ran has the focus, but not `:focus-visible`.
  let pressed = closest(mountPoint.querySelector(':focus:not(:focus-visible)'), pressable)
  let coming: Promise<unknown> | undefined

  function hydrate(): void {
    coming ??= load().catch(() => {
      // The next touch tries again; a link works without React.
      coming = undefined
      if (pressed instanceof HTMLAnchorElement) location.assign(pressed.href)
    })
    fetchAhead(mountPoint)
  }
  function touch({ target }: Event): void {
    if (closest(target, needsReact)) hydrate()
  }
  function keepPress(event: MouseEvent): void {
    const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey
    const control = opensElsewhere ? undefined : closest(event.target, pressable)
    if (control instanceof HTMLAnchorElement) event.preventDefault()
    pressed = control ?? pressed
  }

  for (const sign of signs) mountPoint.addEventListener(sign, touch, { capture: true, passive: true })
  mountPoint.addEventListener('click', keepPress, { capture: true })
  mountPoint.ownerDocument.addEventListener(
    'interactive',
    () => {
      for (const sign of signs) mountPoint.removeEventListener(sign, touch, { capture: true })
      mountPoint.removeEventListener('click', keepPress, { capture: true })
      pressed?.click()
    },
    { once: true },
  )

  const { hydrates } = mountPoint.dataset
  const isWanted = hydrates === 'at-once' || (hydrates === 'with-stored-data' && isAnythingStored(window))
  if (isWanted || pressed || isStaffDevice()) hydrate()
}

/** Whether a staff member is logged in: then the header needs React for its links to the desk and to log out. */
function isStaffDevice(): boolean {
  try {
    return localStorage.getItem('isLogged') === 'true'
  } catch {
    return false
  }
}

/** Finds the control around the target; controls of the reading settings are ignored, because that form works without React. */
function closest(target: EventTarget | null, selector: string): HTMLElement | undefined {
  const found = target instanceof Element ? target.closest<HTMLElement>(selector) : null
  return found && !found.closest(`#${readingSettingsForm.id}`) ? found : undefined
}

/** Prefetches the files for the first press on a form, after those for hydration. */
function fetchAhead({ dataset, ownerDocument }: HTMLElement): void {
  for (const href of dataset['ahead']?.split(' ') ?? []) {
    const link = ownerDocument.createElement('link')
    ownerDocument.head.append(Object.assign(link, { rel: 'modulepreload', fetchPriority: 'low', href }))
  }
  delete dataset['ahead']
}
