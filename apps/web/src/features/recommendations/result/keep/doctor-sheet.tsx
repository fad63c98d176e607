import type { Recommendation } from '@clairmemoire/api-client/schema'
import { productName } from '@clairmemoire/domain/product'
import { formatPlainDate } from '@clairmemoire/i18n/formats'
import { formatPhone } from '@clairmemoire/i18n/phone'
import { PrintSheet } from '@clairmemoire/ui/print-sheet'
import { SummaryList } from '@clairmemoire/ui/summary-list'
import { Trans, useLingui } from '@lingui/react/macro'
import { useContactPhone } from '../../../../platform/site/use-contact-phone.ts'
import { areaInWords } from '../levels.copy.ts'

/** One sheet to take along: what was answered, by area, with the version of the questions and what they cannot say. */
export function DoctorSheet({ recommendation }: { recommendation: Recommendation }) {
  const { t, i18n } = useLingui()
  const phone = useContactPhone()
  const { locale, answered_on, instrument, score, areas = [], answers, user_type } = recommendation
  const { id, version } = instrument
  const declined = t({ id: 'recommendations.sheet.declined', message: 'Préfère ne pas répondre' })
  return (
    <PrintSheet
      isDense
      source={`${productName}, ${formatPhone(phone)}`}
      date={formatPlainDate(locale, answered_on)}
      title={t({ id: 'recommendations.sheet.title', message: 'Les réponses, pour le médecin' })}
      note={
        <Trans id="recommendations.sheet.note">
          Questionnaire {id}, version {version}. Ce ne sont que des réponses : ni examen ni diagnostic. Personne n’a
          vérifié que ces questions trouvent une maladie.
        </Trans>
      }
      printLabel={t({ id: 'recommendations.sheet.print', message: 'Imprimer cette feuille' })}
    >
      <p>
        {user_type === 'patient' ? (
          <Trans id="recommendations.sheet.patient">La personne a répondu elle-même.</Trans>
        ) : user_type === 'relative' ? (
          <Trans id="recommendations.sheet.relative">Un proche a répondu au sujet de la personne.</Trans>
        ) : (
          <Trans id="recommendations.sheet.professional">Un soignant a répondu au sujet de la personne.</Trans>
        )}{' '}
        {score ? <ScoreSentence score={score} /> : null}{' '}
        {areas.map((area) => (
          <AreaSentence key={area.id} title={area.title} level={areaInWords(i18n, area)} />
        ))}
      </p>
      <SummaryList
        rows={answers.map(({ id: question, question: term, answer }) => ({
          id: question,
          term,
          value: answer ?? declined,
        }))}
      />
    </PrintSheet>
  )
}

function ScoreSentence({ score: { points, max_points, title } }: { score: NonNullable<Recommendation['score']> }) {
  return (
    <Trans id="recommendations.sheet.score">
      Ce que le test a conseillé : « {title} » ({points} sur {max_points}).
    </Trans>
  )
}

function AreaSentence({ title, level }: { title: string; level: string }) {
  return (
    <>
      <Trans id="recommendations.sheet.area">
        {title} : {level}.
      </Trans>{' '}
    </>
  )
}
