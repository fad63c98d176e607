import { type Drawing, portrait } from '@clairmemoire/ui/arcs'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** The way to a person: who calls, drawn and in words. */
export interface Talk {
  drawing: Drawing
  title: string
  texts: readonly string[]
  finder: string
  answers: string
}

/** The role of who calls, and their first name once the operator gives one. */
export function talkOf(firstName: string | undefined, i18n: I18n): Talk {
  const caller =
    firstName === undefined
      ? msg({
          id: 'studies.talk.caller',
          message: 'Une personne de notre équipe vous appelle sous 3 jours ouvrés, au moment que vous choisissez.',
        })
      : msg({
          id: 'studies.talk.caller-name',
          message: `${firstName}, de notre équipe, vous appelle sous 3 jours ouvrés, au moment que vous choisissez.`,
        })
  return {
    drawing: portrait('caller'),
    title: i18n._(msg({ id: 'studies.talk.title', message: 'Parlez-en d’abord avec nous' })),
    texts: [
      i18n._(
        msg({
          id: 'studies.talk.text',
          message:
            'Répondez à quelques questions, puis choisissez un appel gratuit de 10 minutes. Il est confidentiel et sans engagement.',
        }),
      ),
      i18n._(caller),
    ],
    finder: i18n._(msg({ id: 'studies.talk.finder', message: 'Commencer les questions' })),
    answers: i18n._(msg({ id: 'studies.talk.answers', message: 'Que deviennent mes réponses ?' })),
  }
}
