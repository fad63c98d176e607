import type { Recommendation } from '@clairmemoire/api-client/schema'
import type { Locale } from '@clairmemoire/domain/locale'
import { productName } from '@clairmemoire/domain/product'
import { formatPlainDate } from '@clairmemoire/i18n/formats'
import { formatPhone } from '@clairmemoire/i18n/phone'
import { Actions } from '@clairmemoire/ui/actions'
import { Button } from '@clairmemoire/ui/button'
import { Comparison } from '@clairmemoire/ui/comparison'
import { PrintSheet } from '@clairmemoire/ui/print-sheet'
import { Prose } from '@clairmemoire/ui/prose'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { SiteContext } from '../../../../platform/site/site-context.ts'
import { useContactPhone } from '../../../../platform/site/site-hooks.ts'
import { AskSomeoneClose } from './ask-someone-close.tsx'

/** Shows a relative's answers beside the person's own, and lets the person ask a relative for answers. */
export function RelativeSection({ site, recommendation }: { site: SiteContext; recommendation: Recommendation }) {
  const { relative } = recommendation
  const [isShown, setShown] = useState(false)
  const day = relative && formatPlainDate(site.locale, relative.answered_on)
  return (
    <Prose>
      {relative ? (
        <>
          <p>
            <Trans id="recommendations.relative.text">
              Votre proche a répondu le {day}. Deux regards différents sont utiles au médecin : aucun des deux n’a tort.
            </Trans>
          </p>
          <Actions>
            <Button kind="primary" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
              <Trans id="recommendations.relative.show">Voir les deux côte à côte</Trans>
            </Button>
          </Actions>
          {isShown ? <TwoViews relative={relative} locale={site.locale} /> : null}
        </>
      ) : (
        <p>
          <Trans id="recommendations.relative.why">
            Une personne qui vous voit souvent remarque parfois autre chose. Si vous le voulez, elle répond aux mêmes
            questions à votre sujet. Vous verrez ses réponses à côté des vôtres.
          </Trans>
        </p>
      )}
      <AskSomeoneClose site={site} recommendation={recommendation} />
    </Prose>
  )
}

interface TwoViewsProps {
  relative: NonNullable<Recommendation['relative']>
  locale: Locale
}

/** A sheet with the answers of both people to each question. */
function TwoViews({ relative, locale }: TwoViewsProps) {
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
