import type { ComponentProps } from 'react'

export type ButtonKind = 'primary' | 'quiet' | 'sun' | 'link'

/** Returns the classes of a button, for a link that is the main action of a view. */
export function buttonClass(kind: ButtonKind = 'primary'): string {
  return `button button--${kind}`
}

/**
 * Does something when it is pressed. It submits its form only with `type="submit"`. The `tabindex` makes Safari focus a pressed button; a
 * press before hydration is detected by this focus.
 */
export function Button({ kind = 'primary', type = 'button', ...button }: ButtonProps) {
  // oxlint-disable-next-line react/button-has-type -- the type is one of the three, chosen by the caller
  return <button tabIndex={0} {...button} type={type} className={buttonClass(kind)} />
}

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'style'> {
  /** `sun` is for deep surfaces; `link` is the least prominent action and looks like a link. */
  kind?: ButtonKind
}
