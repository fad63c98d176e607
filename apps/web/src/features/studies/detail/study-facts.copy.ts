import type { StudyDocument } from '@clairmemoire/cms-client/study'
import type { Locale } from '@clairmemoire/domain/locale'
import { formatNumber } from '@clairmemoire/i18n/formats'
import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { checkedText, type FactLine } from '../../../study-entries/index.ts'

/** The purpose of each phase, by its first digit. */
const phases: Readonly<Record<string, MessageDescriptor>> = {
  1: msg({ id: 'studies.phase.1', message: 'est-ce bien supporté, chez peu de personnes' }),
  2: msg({ id: 'studies.phase.2', message: 'premiers signes d’un effet, chez plus de personnes' }),
  3: msg({ id: 'studies.phase.3', message: 'comparaison chez beaucoup de personnes' }),
}

function phaseText(phase: string, i18n: I18n): string {
  const meaning = phases[phase.slice(0, 1)]
  return meaning ? `${phase} (${i18n._(meaning)})` : phase
}

/** Further facts for doctors; unknown facts are left out. */
export function furtherFacts(
  { phase, participants }: Pick<StudyDocument, 'phase' | 'participants'>,
  i18n: I18n,
  locale: Locale,
): FactLine[] {
  return [
    ...(phase
      ? [{ term: i18n._(msg({ id: 'studies.fact.phase', message: 'Phase' })), value: phaseText(phase, i18n) }]
      : []),
    ...(participants === undefined
      ? []
      : [
          {
            term: i18n._(msg({ id: 'studies.fact.participants', message: 'Participants prévus' })),
            value: formatNumber(locale, participants),
          },
        ]),
  ]
}

/** The date on which the study was last compared with its sources. */
export function checkedFact(study: Pick<StudyDocument, 'lastChecked'>, i18n: I18n, locale: Locale): FactLine {
  return {
    term: i18n._(msg({ id: 'studies.fact.checked', message: 'Vérifié le' })),
    value: checkedText(study, i18n, locale),
  }
}

/** The version of the text; it is also on the printed sheet. */
export function versionFact({ version, approval }: Pick<StudyDocument, 'version' | 'approval'>, i18n: I18n): FactLine {
  return {
    term: i18n._(msg({ id: 'studies.fact.text', message: 'Texte' })),
    value: i18n._(
      approval
        ? msg({ id: 'studies.fact.version', message: `version ${version}` })
        : msg({ id: 'studies.fact.version-sample', message: `version ${version}, un exemple` }),
    ),
  }
}
