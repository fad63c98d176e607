import type { CheckedByTeamTopic } from '@clairmemoire/domain/study'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Topics that the study team checks. Each is a phrase without a verb or a person, so that it fits a reader and a participant. */
export const checkedByTeam: Record<CheckedByTeamTopic, MessageDescriptor> = {
  amyloid: msg({ id: 'criteria.topic.amyloid', message: 'La présence d’amyloïde, par un examen de l’étude' }),
  tau: msg({ id: 'criteria.topic.tau', message: 'La présence de tau, par un examen de l’étude' }),
  memory_score: msg({ id: 'criteria.topic.memory-score', message: 'Le résultat de tests de mémoire' }),
  stable_medicines: msg({
    id: 'criteria.topic.stable-medicines',
    message: 'Les médicaments, et depuis quand ils n’ont pas changé',
  }),
  diagnosis: msg({ id: 'criteria.topic.diagnosis', message: 'Le diagnostic posé par un médecin' }),
  general_health: msg({ id: 'criteria.topic.general-health', message: 'La santé en général' }),
  second_study_partner: msg({
    id: 'criteria.topic.second-study-partner',
    message: 'Une seconde personne qui peut remplacer l’accompagnant',
  }),
  sight_and_hearing: msg({
    id: 'criteria.topic.sight-and-hearing',
    message: 'La vue et l’audition, avec lunettes ou appareils',
  }),
  risk_of_alzheimer: msg({
    id: 'criteria.topic.risk-of-alzheimer',
    message: 'Le risque de maladie d’Alzheimer, estimé par l’étude',
  }),
  brain_scan: msg({ id: 'criteria.topic.brain-scan', message: 'Des images du cerveau, faites par l’étude' }),
  blood_and_heart: msg({
    id: 'criteria.topic.blood-and-heart',
    message: 'Des analyses de sang et un examen du cœur',
  }),
  mood_and_safety: msg({
    id: 'criteria.topic.mood-and-safety',
    message: 'L’humeur et la sécurité, par des questions de l’équipe',
  }),
}
