import type { DeskRecord, DeskWays } from '@clairmemoire/api-client/schema'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'

const obstacles = {
  not_mobile: msg({ id: 'desk.ways.not-mobile', message: 'Pas de SMS : ce numéro n’en reçoit pas.' }),
  stopped: msg({ id: 'desk.ways.stopped', message: 'Pas de SMS : ils sont arrêtés pour ce numéro.' }),
  no_consent: msg({ id: 'desk.ways.no-consent', message: 'Pas de SMS : la personne n’a pas donné son accord.' }),
}

/** The ways to write to a person. Where the clinic sends text messages, it says why this person gets none. */
export function Ways({ ways: { mail, sms, letter } }: { ways: DeskWays }) {
  const { i18n, t } = useLingui()
  const { state, last_digits: end, is_confirmed: isConfirmed } = sms
  const possible = [
    mail && t({ id: 'desk.ways.mail', message: 'e-mail' }),
    state === 'possible' &&
      (isConfirmed
        ? t({ id: 'desk.ways.sms.confirmed', message: `SMS (…${end}, numéro confirmé)` })
        : t({ id: 'desk.ways.sms', message: `SMS (…${end}, numéro pas encore confirmé)` })),
    letter && t({ id: 'desk.ways.letter', message: 'lettre' }),
  ]
  return (
    <>
      {possible.filter(Boolean).join(', ') || '–'}
      {state !== 'possible' && state !== 'off' && <p>{i18n._(obstacles[state])}</p>}
    </>
  )
}

/** Whether the person gets a mail or a text message about a change. */
export function getsMessages(ways: DeskWays): boolean {
  return ways.mail || getsSms(ways)
}

/** The only text message about a request to a number that is not confirmed is the one that confirms the request. */
function getsSms({ sms }: DeskWays): boolean {
  return sms.state === 'possible' && sms.is_confirmed
}

/** States which messages the person gets after an outcome that writes to them. */
export function Told({ record, outcome, isToChoose = false }: ToldProps) {
  const { t } = useLingui()
  const { mail } = record.ways
  const hasSms = isTexted(record, outcome)
  const messages = mail
    ? hasSms
      ? t({ id: 'desk.told.both', message: 'un e-mail et un SMS' })
      : t({ id: 'desk.told.mail', message: 'un e-mail' })
    : t({ id: 'desk.told.sms', message: 'un SMS' })
  return (
    <p>
      {!mail && !hasSms ? (
        <Trans id="desk.told.nothing">La personne ne reçoit ni e-mail ni SMS.</Trans>
      ) : isToChoose ? (
        <Trans id="desk.recorded.waiting">La personne reçoit {messages} pour choisir un autre moment.</Trans>
      ) : (
        <Trans id="desk.told">La personne reçoit {messages}.</Trans>
      )}
    </p>
  )
}

interface ToldProps {
  record: DeskRecord
  outcome: Outcome
  /** The person may choose another time. */
  isToChoose?: boolean
}

type Outcome = DeskRecord['request']['outcome']

/** Whether nothing but a letter reaches the person in writing after this outcome. */
export function needsLetter(record: DeskRecord, outcome: Outcome): boolean {
  const { mail, letter } = record.ways
  return !mail && !isTexted(record, outcome) && letter
}

/** A wrong number gets no text message. A helper has another number. */
function isTexted({ ways, helper }: DeskRecord, outcome: Outcome): boolean {
  return getsSms(ways) && (outcome !== 'wrong_number' || helper !== null)
}
