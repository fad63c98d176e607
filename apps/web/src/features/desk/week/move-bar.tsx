import type { Locale } from '@clairmemoire/domain/locale'
import { formatNearMoment } from '@clairmemoire/i18n/formats'
import { AgendaBar } from '@clairmemoire/ui/agenda'
import { Button } from '@clairmemoire/ui/button'
import { Notice } from '@clairmemoire/ui/notice'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { NotDoneNotice } from '../../../form-flow/index.ts'
import type { Move } from './use-move.ts'

/** Shows and announces the state of the call that is picked up. */
export function MoveBar({ locale, timeZone, move }: { locale: Locale; timeZone: string; move: Move }) {
  const { picked, state, target, failure } = move
  if (picked === undefined) return null
  const name = picked.call.name || picked.call.reference
  if (state === 'moved' && target !== undefined) {
    const when = formatNearMoment(locale, target, timeZone)
    return (
      <Said key="moved" tone="success" move={move} end={<Trans id="desk.move.done">C’est lu</Trans>}>
        <Trans id="desk.move.moved">
          {name} : l’appel est maintenant {when}. La personne le lit dans un message, si elle en reçoit.
        </Trans>
      </Said>
    )
  }
  if (state === 'changed')
    return (
      <Said key="changed" tone="error" move={move} end={<Trans id="desk.move.done">C’est lu</Trans>}>
        <Trans id="desk.move.changed">
          {name} : la demande vient de changer, l’appel n’est pas déplacé. Regardez où il est maintenant.
        </Trans>
      </Said>
    )
  return (
    <Said key="picked" tone="info" move={move} end={<Trans id="desk.move.leave">Laisser l’appel à son heure</Trans>}>
      <PickedUp name={name} move={move} />
      {failure?.kind === 'refused' ? (
        <p role="alert">
          {'claim' in failure.fields ? (
            <Trans id="desk.move.claimed">
              Un collègue appelle cette personne. Parlez-lui avant de déplacer l’appel.
            </Trans>
          ) : (
            <Trans id="desk.move.taken">
              Cette heure vient d’être prise, ou la demande a changé. Rien n’est déplacé.
            </Trans>
          )}
        </p>
      ) : (
        <NotDoneNotice failure={failure} />
      )}
    </Said>
  )
}

function PickedUp({ name, move }: { name: string; move: Move }) {
  if (move.isLoading) return <Trans id="desk.move.looking">{name} : nous cherchons les heures libres…</Trans>
  if (move.isUnavailable)
    return <Trans id="desk.move.unavailable">{name} : les heures libres ne s’affichent pas pour le moment.</Trans>
  if (move.offered?.length === 0)
    return <Trans id="desk.move.none">{name} : aucune heure n’est libre dans les trois jours ouvrés.</Trans>
  return (
    <Trans id="desk.move.picked">
      {name} : choisissez sa nouvelle heure. Flèches pour aller d’une heure libre à l’autre, Entrée pour poser l’appel,
      Échap pour le laisser. Posé, il est aussitôt annoncé à la personne par un message.
    </Trans>
  )
}

interface SaidProps {
  tone: 'info' | 'success' | 'error'
  move: Move
  /** The label of the button that closes the bar. */
  end: ReactNode
  children: ReactNode
}

function Said({ tone, move, end, children }: SaidProps) {
  return (
    <AgendaBar>
      <Notice tone={tone} announce>
        <div>{children}</div>
        <Button kind="quiet" data-end-move="" onClick={move.end}>
          {end}
        </Button>
      </Notice>
    </AgendaBar>
  )
}
