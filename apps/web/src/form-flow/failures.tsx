import type { Failure } from '@clairmemoire/api-client/errors'
import { formatPhone } from '@clairmemoire/i18n/phone'
import { Actions } from '@clairmemoire/ui/actions'
import { Button } from '@clairmemoire/ui/button'
import { Stack } from '@clairmemoire/ui/layout'
import { Notice } from '@clairmemoire/ui/notice'
import { Section } from '@clairmemoire/ui/section'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

/** States the reason for a failure in the reader's words. */
function FailureReason({ failure }: { failure: Failure }) {
  switch (failure.kind) {
    case 'overloaded':
      return (
        <Trans id="form-flow.failure.overloaded">
          Le service est momentanément indisponible, car il est très demandé. Veuillez réessayer plus tard.
        </Trans>
      )
    case 'throttled':
      if (failure.retryAfter) return <Wait seconds={failure.retryAfter} />
      return (
        <Trans id="form-flow.failure.throttled">
          Plusieurs demandes sont arrivées en peu de temps. Attendez une minute, puis réessayez.
        </Trans>
      )
    case 'unreachable':
      return (
        <Trans id="form-flow.failure.unreachable">
          Nous n’arrivons pas à joindre notre service. Vérifiez votre connexion à Internet.
        </Trans>
      )
    case 'not_permitted':
      return (
        <Trans id="form-flow.failure.not-permitted">Votre rôle ne le permet pas. Demandez à un administrateur.</Trans>
      )
    case 'second_factor_required':
      return (
        <Trans id="form-flow.failure.second-factor">
          Ajoutez d’abord <Link to="/desk/passkeys">votre clé de connexion</Link>.
        </Trans>
      )
    case 'refused':
    case 'conflict':
    case 'too_large':
    case 'unexpected':
    default:
      return <Trans id="form-flow.failure.unexpected">Un problème est survenu de notre côté.</Trans>
  }
}

function Wait({ seconds }: { seconds: number }) {
  return (
    <Trans id="form-flow.failure.throttled-for">
      Plusieurs demandes sont arrivées en peu de temps. Attendez{' '}
      <Plural value={seconds} one="# seconde" other="# secondes" />, puis réessayez.
    </Trans>
  )
}

interface FailurePageProps {
  failure: Failure
  title: ReactNode
  /** Text that reassures the visitor and gives a number to call (R0-17). */
  children: ReactNode
  onRetry: () => void
}

/** Replaces content that failed to load. It shows the reason, `children` and a button to retry. */
export function FailurePage({ failure, title, children, onRetry }: FailurePageProps) {
  return (
    <Section width="column">
      <Stack>
        <h1 tabIndex={-1}>{title}</h1>
        <p role="alert">
          <FailureReason failure={failure} />
        </p>
        <p>{children}</p>
        <Actions>
          <Button kind="primary" onClick={onRetry}>
            <Trans id="form-flow.retry">Réessayer</Trans>
          </Button>
        </Actions>
      </Stack>
    </Section>
  )
}

/** Tells the visitor why sending failed, that the answers are saved, and that they can retry or call (R0-17, A-05). */
export function FailureNotice({ failure, phone }: { failure: Failure; phone: string }) {
  const { t } = useLingui()
  const number = formatPhone(phone)
  return (
    <Notice
      tone="error"
      announce
      title={t({ id: 'form-flow.failure.title', message: 'Vos réponses ne sont pas encore envoyées' })}
    >
      <p>
        <FailureReason failure={failure} />
      </p>
      <p>
        <Trans id="form-flow.failure.next">
          Vos réponses sont gardées ici. Vous pouvez réessayer, ou nous appeler au <a href={`tel:${phone}`}>{number}</a>
          .
        </Trans>
      </p>
    </Notice>
  )
}

/** Tells the reader that an action failed, and why (R0-17). */
export function NotDoneNotice({ failure }: { failure: Failure | undefined }) {
  const { t } = useLingui()
  if (!failure) return null
  return (
    <Notice tone="error" announce title={t({ id: 'form-flow.inline.not-done', message: 'Ce n’est pas encore fait' })}>
      <p>
        <FailureReason failure={failure} />
      </p>
    </Notice>
  )
}
