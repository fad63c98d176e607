import type { Locale } from '@clairmemoire/domain/locale'
import { type Drawing, growthRings, portrait } from '@clairmemoire/ui/arcs'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Way } from './way.ts'

/** A person who may have come here, and where they begin. */
export interface ForWhom<Words> extends Way<Words> {
  drawing: Drawing
}

type Copy = ForWhom<MessageDescriptor>

const worried: Copy = {
  drawing: portrait('one'),
  to: '/questionnaire',
  label: msg({ id: 'home.for-whom.self.test', message: 'Tester ma mémoire' }),
  title: msg({ id: 'home.for-whom.self.title', message: 'Votre mémoire vous inquiète' }),
  text: msg({
    id: 'home.for-whom.self.text',
    message:
      'Oublier un nom ou un rendez-vous arrive à tout le monde. Si cela change ou vous inquiète, parlez-⁠en à un médecin.',
  }),
}

const relative: Copy = {
  drawing: portrait('two'),
  to: '/for-relatives',
  title: msg({ id: 'home.for-whom.relative.title', message: 'Vous aidez un proche' }),
  text: msg({
    id: 'home.for-whom.relative.text',
    message: 'Un test pour en parler, une étude peut-être, et de l’aide pour vous : vous y avez droit, vous aussi.',
  }),
  label: msg({ id: 'home.for-whom.relative.link', message: 'Pour un proche' }),
}

const curious: Copy = {
  drawing: growthRings(1),
  to: '/essais-cliniques',
  title: msg({ id: 'home.for-whom.research.title', message: 'La recherche vous intéresse' }),
  text: msg({
    id: 'home.for-whom.research.text',
    message: 'Certaines études s’adressent à des personnes qui n’ont pas de trouble de la mémoire.',
  }),
  label: msg({ id: 'home.for-whom.research.link', message: 'Voir les essais cliniques' }),
}

const professional: Copy = {
  drawing: portrait('doctor'),
  to: '/pro',
  title: msg({ id: 'home.for-whom.professional.title', message: 'Vous êtes soignant' }),
  text: msg({
    id: 'home.for-whom.professional.text',
    message: 'Vous suivez une personne et cherchez un avis ou une étude. Une rubrique vous est réservée.',
  }),
  label: msg({ id: 'home.for-whom.professional.link', message: 'Espace des professionnels' }),
}

/** Each language leads to pages that it has. */
export const forWhomCopy: Record<Locale, readonly Copy[]> = {
  fr: [worried, relative, curious, professional],
  en: [worried, relative, curious],
}
