import { msg } from '@lingui/core/macro'

/** What brings the person, if they wish to say it. */
export const reasonCopy = {
  id: 'reason',
  title: msg({ id: 'consultation.reason.title', message: 'Qu’est-⁠ce qui vous amène ?' }),
  hint: msg({
    id: 'consultation.reason.hint',
    message: 'En quelques mots, si vous le voulez. Vous pourrez aussi en parler pendant l’appel.',
  }),
}
