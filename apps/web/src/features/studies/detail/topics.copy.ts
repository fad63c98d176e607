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
const chanceUnknown = msg({
  id: 'studies.topic.chance-unknown',
  message: 'Combien de personnes reçoivent le placebo : nous ne le savons pas encore. Demandez-le pendant l’appel.',
})

/** As a figure where a source gives it. */
export function placeboOf({ page: { placebo }, study, line }: TopicOf, i18n: I18n): Topic {
  if (study.kind === 'observational') return { paragraphs: [line(i18n._(noPlacebo))] }
  if (!placebo) return { paragraphs: [line(i18n._(chanceUnknown))] }
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

const partnerUnknown = msg({
  id: 'studies.topic.partner-unknown',
  message: 'Un proche doit-il participer avec vous : nous ne le savons pas encore. Demandez-le pendant l’appel.',
})
const timeUnknown = msg({
  id: 'studies.topic.partner-time-unknown',
  message: 'Combien d’heures cela lui demande : nous ne le savons pas encore. Demandez-le pendant l’appel.',
})

export function partnerOf({ page: { partner, partnerTime }, line }: TopicOf, i18n: I18n): Topic {
  if (!partner) return { paragraphs: [line(partnerTime ?? i18n._(partnerUnknown))] }
  return { paragraphs: [line(partner), line(partnerTime ?? i18n._(timeUnknown))] }
}

const medicinesUnknown = msg({
  id: 'studies.topic.medicines-unknown',
  message: 'Quels médicaments vous pouvez garder : nous ne le savons pas encore. Demandez-le pendant l’appel.',
})
const keepMedicines = msg({
  id: 'studies.topic.keep-medicines',
  message: 'N’arrêtez aucun médicament pour entrer dans une étude sans l’avis de votre médecin.',
})

export function medicinesOf({ page: { medicines }, line }: TopicOf, i18n: I18n): Topic {
  return { paragraphs: [line(medicines ?? i18n._(medicinesUnknown)), line(i18n._(keepMedicines))] }
}

const noMedicine = msg({
  id: 'studies.topic.no-medicine',
  message:
    'Cette étude ne teste aucun médicament. Les examens peuvent gêner : demandez pendant l’appel ce qu’il faut en savoir.',
})
const sideEffectsUnknown = msg({
  id: 'studies.topic.side-effects-unknown',
  message:
    'Nous ne les connaissons pas encore : demandez-les pendant l’appel. L’équipe doit vous dire par écrit les risques connus, avant votre accord.',
})

export function sideEffectsOf({ page: { sideEffects }, study, line }: TopicOf, i18n: I18n): Topic {
  const gap: MessageDescriptor = study.kind === 'observational' ? noMedicine : sideEffectsUnknown
  return { paragraphs: [line(sideEffects ?? i18n._(gap))] }
}

const costsUnknown = msg({
  id: 'studies.topic.costs-unknown',
  message: 'Ce qui est remboursé, comme les trajets : nous ne le savons pas encore. Demandez-le pendant l’appel.',
})

export function costsOf({ page: { costs }, line }: TopicOf, i18n: I18n): Topic {
  return { paragraphs: [line(costs ?? i18n._(costsUnknown))] }
}
