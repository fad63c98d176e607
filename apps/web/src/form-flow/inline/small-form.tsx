import { Actions } from '@clairmemoire/ui/actions'
import { Button } from '@clairmemoire/ui/button'
import { Stack } from '@clairmemoire/ui/stack'
import { Trans } from '@lingui/react/macro'
import type { FormEvent, ReactNode } from 'react'

interface SmallFormProps {
  isSending: boolean
  onSubmit: () => void
  submitLabel: ReactNode
  /** Other ways on, after the button that sends. */
  otherwise?: ReactNode
  children: ReactNode
}

/** A form of a few fields within the page; pressed twice it is sent once. */
export function SmallForm({ isSending, onSubmit, submitLabel, otherwise, children }: SmallFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isSending) onSubmit()
  }
  return (
    <form noValidate onSubmit={submit} aria-busy={isSending}>
      <Stack>
        {children}
        <Actions>
          <Button kind="primary" type="submit" aria-disabled={isSending}>
            {isSending ? <Trans id="form-flow.sending">Envoi en cours…</Trans> : submitLabel}
          </Button>
          {otherwise}
        </Actions>
      </Stack>
    </form>
  )
}

/** The first field that is wrong takes the focus (WCAG 3.3.1). */
export function focusField(id: string): void {
  document.getElementById(id)?.focus()
}
