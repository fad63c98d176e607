import { Actions } from '@clairmemoire/ui/actions'
import { Button } from '@clairmemoire/ui/button'
import { ChoiceGroup } from '@clairmemoire/ui/choice-group'
import { Stack } from '@clairmemoire/ui/layout'
import { Notice } from '@clairmemoire/ui/notice'
import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'

interface SmallFormProps {
  isSending: boolean
  onSubmit: () => void
  submitLabel: ReactNode
  /** Other actions, after the submit button. */
  otherwise?: ReactNode
  children: ReactNode
}

/** A form of a few fields within the page; a double press submits it once. */
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

/** Focuses a field, for example the first invalid one (WCAG 3.3.1). */
export function focusField(id: string): void {
  document.getElementById(id)?.focus()
}

interface ConsentBoxProps {
  /** The id of the input. */
  id: string
  isAgreed: boolean
  /** Whether the person tried to continue without agreeing. */
  isMissing: boolean
  onChange: (isAgreed: boolean) => void
  /** The text to agree to. */
  children: ReactNode
}

/** One checkbox that starts unchecked (R0-14). */
export function ConsentBox({ id, isAgreed, isMissing, onChange, children }: ConsentBoxProps) {
  const { t } = useLingui()
  return (
    <ChoiceGroup
      id={id}
      name={id}
      kind="checkbox"
      legend={t({ id: 'form-flow.consent.legend', message: 'Votre accord' })}
      error={isMissing ? t({ id: 'form-flow.inline.missing', message: 'Cochez la case' }) : undefined}
      options={[{ id: 'agreed', label: children }]}
      value={isAgreed ? ['agreed'] : []}
      onChange={(ids) => onChange(ids.length > 0)}
    />
  )
}

/** Replaces the submitted form with a confirmation and focuses it, so that the reader notices it (WCAG 2.4.3). */
export function DoneNotice({ children }: { children: ReactNode }) {
  const done = useRef<HTMLDivElement>(null)
  useEffect(() => done.current?.focus(), [])
  return (
    <div ref={done} tabIndex={-1}>
      <Notice tone="success" announce>
        <p>{children}</p>
      </Notice>
    </div>
  )
}
