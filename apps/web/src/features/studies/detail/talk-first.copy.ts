import { type Drawing, portrait } from '@clairmemoire/ui/arcs'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Who calls, drawn and in words. */
export interface Caller {
  drawing: Drawing
  text: string
}

/** Their role, and their first name once the operator gives one. */
export function callerOf(firstName: string | undefined, i18n: I18n): Caller {
  const text =
    firstName === undefined
      ? msg({
          id: 'studies.talk.caller',
          message: 'Une personne de notre équipe vous appelle sous 3 jours ouvrés, au moment que vous choisissez.',
        })
      : msg({
          id: 'studies.talk.caller-name',
          message: `${firstName}, de notre équipe, vous appelle sous 3 jours ouvrés, au moment que vous choisissez.`,
        })
  return { drawing: portrait('caller'), text: i18n._(text) }
}
