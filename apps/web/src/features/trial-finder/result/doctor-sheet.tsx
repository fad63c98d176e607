import type { StudyIntroduction } from '@clairmemoire/cms-client/study'
import { productName } from '@clairmemoire/domain/product'
import { formatPlainDate } from '@clairmemoire/i18n/formats'
import { formatPhone } from '@clairmemoire/i18n/phone'
import { PrintSheet } from '@clairmemoire/ui/print-sheet'
import { SummaryList } from '@clairmemoire/ui/summary-list'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { describedValues } from '../../../form-flow/index.ts'
import { type OrderedResult, outcomeLabel } from './outcomes.ts'

interface DoctorSheetProps {
  answers: ReturnType<typeof describedValues>
  result: OrderedResult
  /** The text of the first study that may suit, if there is one. */
  text: StudyIntroduction | undefined
  locale: 'fr' | 'en'
  /** The clinic's number in E.164. */
  phone: string
}

/** A sheet for the doctor with the answers, the result, the registration numbers of the studies, and questions to ask. */
export function DoctorSheet({ answers, result, text, locale, phone }: DoctorSheetProps) {
  const { t, i18n } = useLingui()
  const [today] = useState(() => formatPlainDate(locale, new Intl.DateTimeFormat('sv').format(new Date())))
  return (
    <PrintSheet
      isDense
      source={`${productName}, ${formatPhone(phone)}`}
      date={today}
      title={t({ id: 'trial-finder.sheet.title', message: 'À emporter chez le médecin' })}
      note={
        <Trans id="trial-finder.sheet.note">
          Ce sont les réponses d’une personne à un questionnaire, comparées aux critères publics des études. Ce n’est
          pas un diagnostic. Seule l’équipe d’une étude peut confirmer une participation.
        </Trans>
      }
      printLabel={t({ id: 'trial-finder.sheet.print', message: 'Imprimer cette feuille' })}
    >
      <h3>
        <Trans id="trial-finder.sheet.answers">Les réponses données</Trans>
      </h3>
      <SummaryList rows={answers.map(({ id, term, value }) => ({ id, term, value }))} />
      <h3>
        <Trans id="trial-finder.sheet.studies">Les études comparées</Trans>
      </h3>
      <ul>
        {[...result.open, ...result.others].map((study) => {
          const registryIds = study.registry_ids.join(', ')
          return (
            <li key={study.trial_code}>
              {study.name}
              {registryIds ? ` (${registryIds})` : ''} – {i18n._(outcomeLabel(study))}
            </li>
          )
        })}
      </ul>
      {text && text.questionsToAsk.length > 0 ? (
        <>
          <h3>
            <Trans id="trial-finder.sheet.questions">Questions à poser pendant l’appel</Trans>
          </h3>
          <ul>
            {text.questionsToAsk.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ul>
        </>
      ) : null}
    </PrintSheet>
  )
}
