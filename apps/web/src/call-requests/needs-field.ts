import type { CallNeed } from '@clairmemoire/api-client/schema'
import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { chosenIn, type ContactField } from '../form-flow/index.ts'

/** What to know before the call: asked of the visitor about themselves, or about whom we call instead. */
export function needsField(i18n: I18n, { isVisitor }: { isVisitor: boolean }): ContactField {
  const option = (id: CallNeed, own: MessageDescriptor, other: MessageDescriptor) => ({
    id,
    label: i18n._(isVisitor ? own : other),
  })
  const options = [
    option(
      'speak_up',
      msg({ id: 'call-requests.needs.speak-up', message: 'Parlez fort, s’il vous plaît' }),
      msg({ id: 'call-requests.needs.speak-up.other', message: 'Il faut parler fort' }),
    ),
    option(
      'hearing_aid',
      msg({ id: 'call-requests.needs.hearing-aid', message: 'Je porte un appareil auditif' }),
      msg({ id: 'call-requests.needs.hearing-aid.other', message: 'Cette personne porte un appareil auditif' }),
    ),
    option(
      'video',
      msg({ id: 'call-requests.needs.video', message: 'Je préfère un appel vidéo' }),
      msg({ id: 'call-requests.needs.video.other', message: 'Cette personne préfère un appel vidéo' }),
    ),
    option(
      'interpreter',
      msg({ id: 'call-requests.needs.interpreter', message: 'J’ai besoin d’un interprète' }),
      msg({ id: 'call-requests.needs.interpreter.other', message: 'Cette personne a besoin d’un interprète' }),
    ),
  ]
  return {
    id: 'needs',
    type: 'choices',
    label: i18n._(msg({ id: 'call-requests.needs', message: 'Que devons-nous savoir avant d’appeler ?' })),
    hint: i18n._(msg({ id: 'call-requests.needs.hint', message: 'Facultatif. Plusieurs réponses sont possibles.' })),
    maxLength: 100,
    options,
    write: (ids) =>
      options
        .filter(({ id }) => chosenIn(ids).includes(id))
        .map(({ label }) => label)
        .join(', ') || ids,
  }
}
