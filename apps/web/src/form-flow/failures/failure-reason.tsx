import type { Failure } from '@clairmemoire/api-client/errors'
import { Plural, Trans } from '@lingui/react/macro'

/** Why a request brought nothing, in the reader's words. */
export function FailureReason({ failure }: { failure: Failure }) {
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
