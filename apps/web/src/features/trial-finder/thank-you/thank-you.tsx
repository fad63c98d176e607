import { buttonClass, Button } from '@clairmemoire/ui/button'
import { Actions } from '@clairmemoire/ui/actions'
import { Confirmation } from '@clairmemoire/ui/confirmation'
import { Section } from '@clairmemoire/ui/section'
import { formatDate, formatPhone } from '@clairmemoire/i18n/formats'
import { SummaryList } from '@clairmemoire/ui/summary-list'
import { Stack } from '@clairmemoire/ui/stack'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { EraseAnswers, useDocumentTitle, useNewStep } from '../../form-flow/index.ts'
import type { FinderProps } from '../finder-props.ts'
import { callText } from './call.copy.ts'
import { CalendarButton } from './calendar-button.tsx'

/** After the backend has confirmed: what happens next, by when, and a record to keep (R2-110 to R2-115). */
export function ThankYou({ site, title, kept }: FinderProps) {
  const { t, i18n } = useLingui()
  const { signup, contact } = kept.draft
  const { contactEmail: email, contactPhone } = site.settings
  const number = formatPhone(contactPhone)
  const received = signup ?? contact
  useDocumentTitle(t({ id: 'trial-finder.thank-you.tab', message: 'Demande reçue' }), title)
  useNewStep({ step: 'thank-you' })
  if (!received) return null
  const facts = [
    {
      term: t({ id: 'trial-finder.thank-you.reference', message: 'Votre référence' }),
      value: <strong>{received.reference}</strong>,
    },
    ...(signup
      ? [
          {
            term: t({ id: 'trial-finder.thank-you.when', message: 'L’appel' }),
            value: callText(i18n, site.locale, signup.callback),
          },
          {
            term: t({ id: 'trial-finder.thank-you.call-by', message: 'Nous vous appelons au plus tard le' }),
            value: formatDate(site.locale, signup.call_by),
          },
        ]
      : []),
    { term: t({ id: 'trial-finder.thank-you.email', message: 'Notre adresse e-mail' }), value: email },
    { term: t({ id: 'trial-finder.thank-you.phone', message: 'Notre téléphone' }), value: number },
  ]
  return (
    <Section width="column">
      <Stack>
        <Confirmation title={<Trans id="trial-finder.thank-you.title">Merci pour votre intérêt!</Trans>}>
          <p>
            {signup?.with_trial ? (
              <Trans id="trial-finder.thank-you.with-trial">
                Nous vous contacterons dans les 3 jours ouvrés, au moment que vous avez choisi. Si vous avez des
                questions d’ici là, n’hésitez pas à <a href={`mailto:${email}`}>nous contacter</a>
              </Trans>
            ) : (
              <Trans id="trial-finder.thank-you.without-trial">
                Nous vous contacterons si de nouvelles études ouvrent près de chez vous. Si vous avez des questions
                d’ici là, n’hésitez pas à <a href={`mailto:${email}`}>nous contacter</a>
              </Trans>
            )}
          </p>
        </Confirmation>
        <SummaryList rows={facts} />
        <Actions>
          <Link to="/" className={buttonClass('primary')}>
            <Trans id="trial-finder.thank-you.home">Retour à la page d'accueil</Trans>
          </Link>
          {signup ? <CalendarButton signup={signup} phone={contactPhone} /> : null}
          <Button kind="quiet" onClick={() => window.print()}>
            <Trans id="trial-finder.print">Imprimer cette page</Trans>
          </Button>
        </Actions>
        <EraseAnswers onErase={kept.erase} />
      </Stack>
    </Section>
  )
}
