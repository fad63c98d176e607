import type { HandOverSheet as Handed } from '@clairmemoire/api-client/schema'
import { productName } from '@clairmemoire/domain/product'
import { callNeeds } from '@clairmemoire/forms/call-needs'
import { formatPlainDate } from '@clairmemoire/i18n/formats'
import { formatPhone } from '@clairmemoire/i18n/phone'
import { PrintSheet } from '@clairmemoire/ui/print-sheet'
import { SummaryList } from '@clairmemoire/ui/summary-list'
import { Trans, useLingui } from '@lingui/react/macro'
import type { SiteContext } from '../../../platform/site/site-context.ts'
import { factLabels, languageLabels } from '../desk-labels.copy.ts'
import { Sent, Study } from '../study-and-answers.tsx'

/** The data of a person that a study site receives, on paper or by a link. */
export function HandOverSheet({ site, sheet }: { site: SiteContext; sheet: Handed }) {
  const { i18n, t } = useLingui()
  const agreedOn = formatPlainDate(site.locale, sheet.agreed_on)
  const rows = [
    { term: t({ id: 'desk.hand-over.name', message: 'Personne à appeler' }), value: sheet.name },
    { term: t({ id: 'desk.contact.phone', message: 'Téléphone' }), value: sheet.phone && formatPhone(sheet.phone) },
    { term: t({ id: 'desk.contact.email', message: 'E-mail' }), value: sheet.email },
    { term: i18n._(factLabels.for), value: sheet.asked_by },
    { term: i18n._(factLabels.language), value: i18n._(languageLabels[sheet.language]) },
    {
      term: i18n._(factLabels.needs),
      value: sheet.needs.map((need) => callNeeds[need].desk[site.locale]).join(', '),
    },
    {
      term: t({ id: 'desk.hand-over.consent', message: 'Accord pour être contactée par le centre' }),
      value: t({ id: 'desk.hand-over.given', message: `donné au téléphone le ${agreedOn}` }),
    },
  ]
  return (
    <PrintSheet
      id="hand-over"
      isDense
      source={`${productName}, ${formatPhone(sheet.from_phone)}`}
      date={sheet.reference}
      title={<Trans id="desk.hand-over.title">Une personne pour votre étude</Trans>}
      note={
        <Trans id="desk.hand-over.note">
          Pour ce centre seulement. D’après ce que la personne a dit ; rien n’a été vérifié par un médecin de la
          clinique. Seule l’équipe de l’étude décide.
        </Trans>
      }
      printLabel={t({ id: 'desk.hand-over.print', message: 'Imprimer cette feuille' })}
    >
      <SummaryList rows={rows.filter(({ value }) => value)} />
      <Study site={site} study={sheet.study} titleAs="h3" />
      {sheet.sent && <Sent sent={sheet.sent} titleAs="h3" />}
    </PrintSheet>
  )
}
