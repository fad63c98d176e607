import type { Recommendation } from '@clairmemoire/api-client/schema'
import { formatPlainDate } from '@clairmemoire/i18n/formats'
import { Section } from '@clairmemoire/ui/section'
import { Prose } from '@clairmemoire/ui/prose'
import { SummaryList } from '@clairmemoire/ui/summary-list'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSite } from '../../../platform/site/use-site.ts'

/** What someone close answered, beside what the person answered, question by question. */
export function RelativeSection({ relative }: { relative: NonNullable<Recommendation['relative']> }) {
  const { t } = useLingui()
  const { locale } = useSite()
  const day = formatPlainDate(locale, relative.answered_on)
  const declined = t({ id: 'recommendations.relative.declined', message: 'Sans réponse' })
  return (
    <Section tone="mist" labelledBy="relative">
      <Prose>
        <h2 id="relative">
          <Trans id="recommendations.relative.title">Vos réponses et celles de votre proche</Trans>
        </h2>
        <p>
          <Trans id="recommendations.relative.text">
            Votre proche a répondu le {day}. Deux regards différents sont utiles au médecin : aucun des deux n’a tort.
          </Trans>
        </p>
        <SummaryList
          rows={relative.items.map(({ id, question, own, relative: other }) => {
            const [ownAnswer, theirAnswer] = [own ?? declined, other ?? declined]
            return {
              id,
              term: question,
              value: (
                <Trans id="recommendations.relative.both">
                  Vous : {ownAnswer}
                  <br />
                  Votre proche : {theirAnswer}
                </Trans>
              ),
            }
          })}
        />
      </Prose>
    </Section>
  )
}
