import type { Recommendation } from '@clairmemoire/api-client/schema'
import type { Locale } from '@clairmemoire/domain/locale'
import { productName } from '@clairmemoire/domain/product'
import { formatPlainDate } from '@clairmemoire/i18n/formats'
import { formatPhone } from '@clairmemoire/i18n/phone'
import { Comparison } from '@clairmemoire/ui/comparison'
import { PrintSheet } from '@clairmemoire/ui/print-sheet'
import { Trans, useLingui } from '@lingui/react/macro'
import { useContactPhone } from '../../../../platform/site/use-contact-phone.ts'

interface TwoViewsProps {
  relative: NonNullable<Recommendation['relative']>
  locale: Locale
}

/** Both views on one sheet, question by question. */
export function TwoViews({ relative, locale }: TwoViewsProps) {
  const { t } = useLingui()
  const phone = useContactPhone()
  const title = t({ id: 'recommendations.two-views.title', message: 'Deux regards, question par question' })
  const declined = t({ id: 'recommendations.relative.declined', message: 'Sans réponse' })
  return (
    <PrintSheet
      isDense
      source={`${productName}, ${formatPhone(phone)}`}
      date={formatPlainDate(locale, relative.answered_on)}
      title={title}
      note={
        <Trans id="recommendations.two-views.note">
          Ce sont les réponses de deux personnes aux mêmes questions. Ce n’est ni un examen ni un diagnostic.
        </Trans>
      }
      printLabel={t({ id: 'recommendations.sheet.print', message: 'Imprimer cette feuille' })}
    >
      <Comparison
        caption={title}
        subject={t({ id: 'recommendations.two-views.question', message: 'Question' })}
        columns={[
          { id: 'own', label: t({ id: 'recommendations.two-views.own', message: 'La personne' }) },
          { id: 'relative', label: t({ id: 'recommendations.two-views.relative', message: 'Son proche' }) },
        ]}
        rows={relative.items.map(({ id, question, own, relative: other }) => ({
          id,
          term: question,
          values: [own ?? declined, other ?? declined],
        }))}
      />
    </PrintSheet>
  )
}
