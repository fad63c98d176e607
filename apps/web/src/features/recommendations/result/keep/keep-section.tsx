import type { Failure } from '@clairmemoire/api-client/errors'
import type { Recommendation } from '@clairmemoire/api-client/schema'
import { type Locale, otherLocale } from '@clairmemoire/domain/locale'
import { productName } from '@clairmemoire/domain/product'
import { formatPlainDate } from '@clairmemoire/i18n/formats'
import { formatPhone } from '@clairmemoire/i18n/phone'
import { AlertDialog } from '@clairmemoire/ui/alert-dialog'
import { Button } from '@clairmemoire/ui/button'
import { LinkList } from '@clairmemoire/ui/link-list'
import { PrintSheet } from '@clairmemoire/ui/print-sheet'
import { Prose } from '@clairmemoire/ui/prose'
import { SummaryList } from '@clairmemoire/ui/summary-list'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { NotDoneNotice } from '../../../../form-flow/index.ts'
import { CarryOver, ownResultPart } from '../../../../own-results/index.ts'
import type { SiteContext } from '../../../../platform/site/site-context.ts'
import { useContactPhone } from '../../../../platform/site/use-contact-phone.ts'
import { eraseRecommendation, recommendationQuery } from '../../recommendations.queries.ts'
import { areaInWords } from '../levels.copy.ts'

interface KeepSectionProps {
  site: SiteContext
  recommendation: Recommendation
  onErased: () => void
  /** Above what else can be done. */
  children: ReactNode
}

/** What can be taken along, found again or erased. */
export function KeepSection({ site, recommendation, onErased, children }: KeepSectionProps) {
  const day = formatPlainDate(site.locale, recommendation.expires_on)
  return (
    <Prose>
      {children}
      <p>
        <Trans id="recommendations.keep.text">
          Chez nous, ce résultat s’efface le {day} si rien ne change d’ici là.
        </Trans>
      </p>
      <CarryOver site={site} part={ownResultPart}>
        <Trans id="recommendations.keep.carry">Ouvrir ce résultat sur un autre appareil</Trans>
      </CarryOver>
      <OtherLanguage locale={site.locale} />
      <EraseEverything site={site} recommendation={recommendation} onErased={onErased} />
    </Prose>
  )
}

/** Each in its own words: whoever looks for it may not read the other ones. */
const inThisLanguage = { fr: 'Lire ce résultat en français', en: 'Read this result in English' } satisfies Record<
  Locale,
  string
>

/** Keeps page and result: the other site is another place, where this device has kept nothing. */
function OtherLanguage({ locale }: { locale: Locale }) {
  const other = otherLocale(locale)
  const link = (
    <a key={other} href={`/locale/${other}`} lang={other} hrefLang={other}>
      {inThisLanguage[other]}
    </a>
  )
  return <LinkList links={[link]} />
}

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

interface EraseEverythingProps {
  site: SiteContext
  recommendation: Recommendation
  /** It is gone where it was stored; the device comes next. */
  onErased: () => void
}

/** One press, asked once more: answers, result and contact details leave this device and the clinic (WCAG 3.3.6). */
function EraseEverything({ site, recommendation: { id }, onErased }: EraseEverythingProps) {
  const { api, locale } = site
  const client = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const erase = async () => {
    setAsking(false)
    const sent = await eraseRecommendation(api, id)
    if (sent.kind !== 'confirmed') {
      setFailure(sent)
      return
    }
    client.removeQueries(recommendationQuery(api, locale, id))
    onErased()
  }
  return (
    <>
      <NotDoneNotice failure={failure} />
      <p>
        <Button kind="link" onClick={() => setAsking(true)}>
          <Trans id="recommendations.erase.open">Tout effacer : réponses, résultat, coordonnées</Trans>
        </Button>
      </p>
      {isAsking ? (
        <AlertDialog
          title={<Trans id="recommendations.erase.title">Tout effacer ?</Trans>}
          confirmLabel={<Trans id="recommendations.erase.confirm">Tout effacer</Trans>}
          cancelLabel={<Trans id="recommendations.erase.cancel">Ne rien effacer</Trans>}
          onConfirm={() => void erase()}
          onCancel={() => setAsking(false)}
        >
          <p>
            <Trans id="recommendations.erase.text">
              Vos réponses, votre résultat et vos coordonnées seront effacés de cet appareil et de notre service. Les
              liens envoyés ne marcheront plus. Vous ne pourrez rien retrouver.
            </Trans>
          </p>
        </AlertDialog>
      ) : null}
    </>
  )
}
