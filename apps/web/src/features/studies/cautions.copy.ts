import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Information that applies to every study (R0-22, R0-23). */
export const cautions = {
  title: msg({ id: 'studies.cautions.title', message: 'Avant de décider' }),
  talk: msg({
    id: 'studies.cautions.talk',
    message: 'Prenez le temps d’en parler avec un proche ou avec votre médecin.',
  }),
  points: [
    msg({
      id: 'studies.cautions.investigational',
      message: 'Un traitement ou une méthode à l’étude n’a pas encore fait ses preuves.',
    }),
    msg({
      id: 'studies.cautions.team',
      message: 'Seule l’équipe de l’étude peut confirmer que vous pouvez participer.',
    }),
    msg({
      id: 'studies.cautions.free',
      message: 'Vous êtes libre de dire non, ou d’arrêter à tout moment, sans donner de raison.',
    }),
    msg({
      id: 'studies.cautions.doctor',
      message: 'Ne changez aucun traitement sans en parler à votre médecin.',
    }),
  ] as readonly MessageDescriptor[],
}
