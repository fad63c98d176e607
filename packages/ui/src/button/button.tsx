import type { ComponentProps } from 'react'

/** `sun` stands out on a deep surface; `link` is the least of the actions and looks like a link. */
export type ButtonKind = 'primary' | 'quiet' | 'sun' | 'link'

/** The look of a button, for a link that leads to the main action of a view. */
export function buttonClass(kind: ButtonKind = 'primary'): string {
  return `button button--${kind}`
}

/**
 * A button that submits nothing unless `type="submit"` says so. Safari gives a button that is pressed the focus only where it
 * has a `tabindex`; a press before any script runs is known by the focus.
 */
export function Button({ kind = 'primary', type = 'button', ...button }: { kind?: ButtonKind } & ButtonProps) {
  // oxlint-disable-next-line react/button-has-type -- the type is one of the three, chosen by the caller
  return <button tabIndex={0} {...button} type={type} className={buttonClass(kind)} />
}

type ButtonProps = Omit<ComponentProps<'button'>, 'className' | 'style'>
