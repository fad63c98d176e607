import type { DeskRecord } from '@clairmemoire/api-client/schema'
import { productName } from '@clairmemoire/domain/product'
import { formatPlainDate } from '@clairmemoire/i18n/formats'
import { formatPhone } from '@clairmemoire/i18n/phone'
import { Button } from '@clairmemoire/ui/button'
import { Disclosure } from '@clairmemoire/ui/disclosure'
import { PrintSheet } from '@clairmemoire/ui/print-sheet'
import { Stack } from '@clairmemoire/ui/stack'
import { SummaryList } from '@clairmemoire/ui/summary-list'
import { Trans, useLingui } from '@lingui/react/macro'
import { NotDoneNotice, useSending } from '../../form-flow/index.ts'
import type { SiteContext } from '../../platform/site/site-context.ts'
import { agreeToPassOn } from './desk.queries.ts'
import { needLabels } from './desk-labels.copy.ts'
import { Sent, Study } from './request-details.tsx'

/** Names the sentence below, which is read to the person. */
const sentenceVersion = 'pass-on-2027-01'

interface HandOverProps {
  site: SiteContext
  record: DeskRecord
  isMine: boolean
  onRecord: (record: DeskRecord) => void
}

/** One page for a study site, once the person has agreed to be passed on. */
export function HandOver({ site, record, isMine, onRecord }: HandOverProps) {
  const { t } = useLingui()
  const given = record.consents.find(({ purpose, withdrawn_on: on }) => purpose === 'pass_on' && on === null)
  return (
    <Disclosure summary={t({ id: 'desk.hand-over', message: 'Feuille pour le centre de l’étude' })}>
      {given ? (
        <Sheet site={site} record={record} agreedOn={formatPlainDate(site.locale, given.given_on)} />
      ) : (
        <AskFirst site={site} record={record} isMine={isMine} onRecord={onRecord} />
      )}
    </Disclosure>
  )
}

function AskFirst({ site, record, isMine, onRecord }: HandOverProps) {
  const { isSending, failure, sending } = useSending()
  const agree = async () => {
    if (isSending) return
    const body = { consent: true as const, consent_text_version: sentenceVersion }
    const sent = await sending(agreeToPassOn(site.api, site.locale, record.request.reference, body))
    if (sent) onRecord(sent.receipt)
  }
  return (
    <Stack>
      <p>
        <Trans id="desk.hand-over.ask">Dites d’abord de quel centre il s’agit, puis lisez cette phrase :</Trans>
      </p>
      <blockquote>
        <p>
          <Trans id="desk.hand-over.sentence">
            Êtes-vous d’accord pour que nous donnions à ce centre votre nom, votre numéro et vos réponses ? Il vous
            appellera au sujet de l’étude. Vous pouvez encore dire non ensuite.
          </Trans>
        </p>
      </blockquote>
      {isMine ? (
        <Button kind="quiet" aria-disabled={isSending} onClick={() => void agree()}>
          <Trans id="desk.hand-over.agreed">La personne a dit oui</Trans>
        </Button>
      ) : (
        <p>
          <Trans id="desk.hand-over.calling">Son accord se note pendant l’appel.</Trans>
        </p>
      )}
      <NotDoneNotice failure={failure} />
    </Stack>
  )
}

function Sheet({ site, record, agreedOn }: { site: SiteContext; record: DeskRecord; agreedOn: string }) {
  const { i18n, t } = useLingui()
  const { request, contact, helper, from_phone: from } = record
  const asks = [contact.first_name, contact.last_name].join(' ').trim()
  const rows = [
    { term: t({ id: 'desk.hand-over.name', message: 'Personne à appeler' }), value: request.name },
    { term: t({ id: 'desk.contact.phone', message: 'Téléphone' }), value: request.phone && formatPhone(request.phone) },
    { term: t({ id: 'desk.contact.email', message: 'E-mail' }), value: contact.email },
    { term: t({ id: 'desk.fact.for', message: 'De la part de' }), value: helper && asks },
    {
      term: t({ id: 'desk.fact.language', message: 'Langue' }),
      value:
        request.language === 'fr'
          ? t({ id: 'desk.language.fr', message: 'Français' })
          : t({ id: 'desk.language.en', message: 'Anglais' }),
    },
    {
      term: t({ id: 'desk.fact.needs', message: 'À savoir' }),
      value: request.needs.map((need) => i18n._(needLabels[need])).join(', '),
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
      source={`${productName}, ${formatPhone(from)}`}
      date={request.reference}
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
      <Study site={site} record={record} titleAs="h3" />
      {record.shares_answers && <Sent record={record} titleAs="h3" />}
    </PrintSheet>
  )
}
