import type { PreconsultationForm } from '@clairmemoire/api-client/schema'
import type { Locale } from '@clairmemoire/domain/locale'
import { productName } from '@clairmemoire/domain/product'
import { formatPlainDate } from '@clairmemoire/i18n/formats'
import { formatPhone } from '@clairmemoire/i18n/phone'
import { PrintSheet } from '@clairmemoire/ui/print-sheet'
import { SummaryList } from '@clairmemoire/ui/summary-list'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { describedValues } from '../../../form-flow/index.ts'
import type { PreconsultationDraft } from '../preconsultation-draft.ts'
import { sectionSteps, valuesIn, wordingOf } from './section-steps.ts'

interface DoctorSheetProps {
  form: PreconsultationForm
  draft: PreconsultationDraft
  locale: Locale
  /** E.164 */
  phone: string
}

/** What was answered so far on one sheet, section by section: made here, of what this device keeps. */
export function DoctorSheet({ form, draft, locale, phone }: DoctorSheetProps) {
  const { t, i18n } = useLingui()
  const [today] = useState(() => new Intl.DateTimeFormat('sv').format(new Date()))
  const values = valuesIn(draft)
  const wording = wordingOf(form)
  const parts = form.sections.map((section) => {
    const steps = sectionSteps(i18n, form, section, values).filter(({ id }) => Object.hasOwn(values, id))
    return { id: section.id, title: section.title[wording], rows: describedValues(i18n, steps, values) }
  })
  const answered = parts.filter(({ rows }) => rows.length > 0)
  return (
    <PrintSheet
      isDense
      source={`${productName}, ${formatPhone(phone)}`}
      date={formatPlainDate(locale, today)}
      title={t({ id: 'preconsultation.sheet.title', message: 'Ma préparation, pour le médecin' })}
      note={
        <Trans id="preconsultation.sheet.note">
          Ce sont les mots de la personne ou de son proche. Ce n’est ni un examen ni un diagnostic.
        </Trans>
      }
      printLabel={t({ id: 'preconsultation.sheet.print', message: 'Imprimer cette feuille' })}
    >
      {answered.length === 0 ? (
        <p>
          <Trans id="preconsultation.sheet.empty">Rien n’est répondu pour le moment.</Trans>
        </p>
      ) : null}
      {answered.map(({ id, title, rows }) => (
        <section key={id}>
          <h3>{title}</h3>
          <SummaryList rows={rows} />
        </section>
      ))}
    </PrintSheet>
  )
}
