import type { PrivateRequest } from '@clairmemoire/api-client/schema'
import type { Locale } from '@clairmemoire/domain/locale'
import { productName } from '@clairmemoire/domain/product'
import { formatPlainDate } from '@clairmemoire/i18n/formats'
import { formatPhone } from '@clairmemoire/i18n/phone'
import { Actions } from '@clairmemoire/ui/actions'
import { Button } from '@clairmemoire/ui/button'
import { PrintSheet } from '@clairmemoire/ui/print-sheet'
import { Prose } from '@clairmemoire/ui/prose'
import { Section } from '@clairmemoire/ui/section'
import { SummaryList } from '@clairmemoire/ui/summary-list'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useContactPhone } from '../../../platform/site/use-contact-phone.ts'

interface SentSectionProps {
  request: PrivateRequest
  locale: Locale
}

/** What was sent, word for word, on a sheet to print or to keep as a file. */
export function SentSection({ request, locale }: SentSectionProps) {
  const { t } = useLingui()
  const phone = useContactPhone()
  const [isShown, setShown] = useState(false)
  const { sent, sent_on, title, reference } = request
  if (sent.length === 0) return null
  const declined = t({ id: 'your-request.sent.declined', message: 'Préfère ne pas répondre' })
  return (
    <Section labelledBy="sent">
      <Prose>
        <h2 id="sent">
          <Trans id="your-request.sent.title">Ce que vous avez envoyé</Trans>
        </h2>
        <Actions>
          <Button kind="quiet" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
            <Trans id="your-request.sent.show">Voir et imprimer</Trans>
          </Button>
        </Actions>
        {isShown ? (
          <PrintSheet
            isDense
            source={`${productName}, ${formatPhone(phone)}`}
            date={formatPlainDate(locale, sent_on)}
            title={title}
            note={<Trans id="your-request.sent.note">Référence {reference}. Ce n’est pas un diagnostic.</Trans>}
            printLabel={t({ id: 'your-request.sent.print', message: 'Imprimer cette feuille' })}
          >
            <SummaryList
              rows={sent.map(({ id, question, answer }) => ({ id, term: question, value: answer ?? declined }))}
            />
          </PrintSheet>
        ) : null}
      </Prose>
    </Section>
  )
}
