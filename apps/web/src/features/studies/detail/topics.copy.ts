import type { StudyPage } from '@clairmemoire/cms-client/study'
import type { Study } from '@clairmemoire/domain/study'
import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Line, StudyPart } from './study-part.ts'

export interface TopicOf {
  page: StudyPage
  study: Pick<Study, 'kind'>
  line: (text: string) => Line
}

type Topic = Pick<StudyPart, 'chance' | 'paragraphs'>

const noPlacebo = msg({
  id: 'studies.topic.no-placebo',
  message: 'Cette étude ne teste aucun médicament : personne n’y reçoit de placebo.',
})

/** As a figure where a source gives it. */
export function placeboOf({ page: { placebo }, study, line }: TopicOf, i18n: I18n): Topic | undefined {
  if (study.kind === 'observational') return { paragraphs: [line(i18n._(noPlacebo))] }
  if (!placebo) return undefined
  const { receive, of } = placebo
  const chance =
    receive === 1
      ? msg({
          id: 'studies.topic.chance-one',
          message: `Sur ${of} personnes, une reçoit le placebo. Le hasard décide.`,
        })
      : msg({
          id: 'studies.topic.chance',
          message: `Sur ${of} personnes, ${receive} reçoivent le placebo. Le hasard décide.`,
        })
  return { chance: placebo, paragraphs: [line(i18n._(chance))] }
}

export function partnerOf({ page: { partner, partnerTime }, line }: TopicOf): Topic | undefined {
  const known = [partner, partnerTime].filter((text) => text !== undefined)
  return known.length > 0 ? { paragraphs: known.map(line) } : undefined
}

const keepMedicines = msg({
  id: 'studies.topic.keep-medicines',
  message: 'N’arrêtez aucun médicament pour entrer dans une étude sans l’avis de votre médecin.',
})

export function medicinesOf({ page: { medicines }, line }: TopicOf, i18n: I18n): Topic {
  return { paragraphs: [...(medicines ? [line(medicines)] : []), line(i18n._(keepMedicines))] }
}

const noMedicine = msg({
  id: 'studies.topic.no-medicine',
  message:
    'Cette étude ne teste aucun médicament. Les examens peuvent gêner : demandez pendant l’appel ce qu’il faut en savoir.',
})
const sideEffectsUnknown = msg({
  id: 'studies.topic.side-effects-unknown',
  message:
    'Ce produit n’est pas encore un médicament : personne n’en connaît tous les effets. L’équipe doit vous dire par écrit les risques connus, avant votre accord.',
})

export function sideEffectsOf({ page: { sideEffects }, study, line }: TopicOf, i18n: I18n): Topic {
  const gap: MessageDescriptor = study.kind === 'observational' ? noMedicine : sideEffectsUnknown
  return { paragraphs: [line(sideEffects ?? i18n._(gap))] }
}

export function costsOf({ page: { costs }, line }: TopicOf): Topic | undefined {
  return costs ? { paragraphs: [line(costs)] } : undefined
}
