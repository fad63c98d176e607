import type { Recommendation } from '@clairmemoire/api-client/schema'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

type Area = NonNullable<Recommendation['areas']>[number]
type Advice = Recommendation['advice'][number]
type Goal = Recommendation['goals'][number]

export const levelLabels: Record<Area['level'], MessageDescriptor> = {
  few: msg({ id: 'recommendations.level.few', message: 'Peu de changements' }),
  some: msg({ id: 'recommendations.level.some', message: 'Quelques changements' }),
  many: msg({ id: 'recommendations.level.many', message: 'Beaucoup de changements' }),
  not_enough: msg({ id: 'recommendations.level.not-enough', message: 'Trop peu de réponses' }),
}

/** How sure research is, never how much it helps. */
export const evidenceLabels: Record<Advice['evidence'], MessageDescriptor> = {
  strong: msg({ id: 'recommendations.evidence.strong', message: 'Preuves solides' }),
  moderate: msg({ id: 'recommendations.evidence.moderate', message: 'Preuves moyennes' }),
  limited: msg({ id: 'recommendations.evidence.limited', message: 'Preuves limitées' }),
}

export const pillarLabels: Record<Goal['pillar'], MessageDescriptor> = {
  food: msg({ id: 'recommendations.pillar.food', message: 'Bien manger' }),
  movement: msg({ id: 'recommendations.pillar.movement', message: 'Bouger' }),
  mind: msg({ id: 'recommendations.pillar.mind', message: 'Garder l’esprit actif' }),
  people: msg({ id: 'recommendations.pillar.people', message: 'Voir du monde' }),
  heart: msg({ id: 'recommendations.pillar.heart', message: 'Prendre soin du cœur' }),
}
