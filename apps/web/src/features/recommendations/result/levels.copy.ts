import type { Recommendation } from '@clairmemoire/api-client/schema'
import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

type Area = NonNullable<Recommendation['areas']>[number]
type Advice = Recommendation['advice'][number]
type Goal = Recommendation['goals'][number]

const levelLabels: Record<Area['level'], MessageDescriptor> = {
  few: msg({ id: 'recommendations.level.few', message: 'Rien ou presque n’arrive souvent' }),
  some: msg({ id: 'recommendations.level.some', message: 'Certaines choses arrivent souvent' }),
  many: msg({ id: 'recommendations.level.many', message: 'Beaucoup de choses arrivent souvent' }),
  not_asked: msg({ id: 'recommendations.level.not-asked', message: 'Peu ou pas demandé' }),
  not_enough: msg({ id: 'recommendations.level.not-enough', message: 'Trop peu de réponses' }),
}

/** Labels for the change in the frequency of signs. */
const changeLabels: Record<Exclude<Area['change'], 'not_told'>, MessageDescriptor> = {
  as_before: msg({ id: 'recommendations.change.as-before', message: 'comme avant' }),
  more: msg({ id: 'recommendations.change.more', message: 'plus qu’avant' }),
}

/** States the frequency of signs in an area and the change in this frequency. */
export function areaInWords(i18n: I18n, { level, change }: Pick<Area, 'level' | 'change'>): string {
  const words = i18n._(levelLabels[level])
  return level === 'not_enough' || change === 'not_told' ? words : `${words}, ${i18n._(changeLabels[change])}`
}

/** Labels for the strength of the evidence; they say nothing about the size of the effect. */
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
