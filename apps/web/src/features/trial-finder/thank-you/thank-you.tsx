import { studyName } from '@clairmemoire/studies/catalogue'
import { formatPhone } from '@clairmemoire/i18n/phone'
import { Actions } from '@clairmemoire/ui/actions'
import { Button, buttonClass } from '@clairmemoire/ui/button'
import { Confirmation } from '@clairmemoire/ui/confirmation'
import { Section } from '@clairmemoire/ui/section'
import { Stack } from '@clairmemoire/ui/stack'
import { SummaryList, type SummaryRow } from '@clairmemoire/ui/summary-list'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { CalendarButton, promiseText } from '../../../call-requests/index.ts'
import { EraseAnswers, type StageProps, useDocumentTitle, useNewStep } from '../../../form-flow/index.ts'
import type { FinderDraft } from '../finder-draft.ts'

/** After the backend has confirmed: the one promise, its entry for a calendar, and a record to keep (R2-110 to R2-115). */
export function ThankYou({ visit }: StageProps<FinderDraft>) {
  const { t, i18n } = useLingui()
  const { site, title, kept, phone } = visit
  const { signup, contact, trial } = kept.draft
  const { contactEmail: email } = site.settings
  const received = signup ?? contact
  useDocumentTitle(t({ id: 'trial-finder.thank-you.tab', message: 'Demande reçue' }), title)
  useNewStep({ step: 'thank-you' })
  if (!received) return null
  const number = formatPhone(signup?.call.from_phone ?? phone)
  const facts: SummaryRow[] = [
    ...(signup && trial
      ? [{ id: 'study', term: t({ id: 'trial-finder.thank-you.study', message: 'L’étude' }), value: studyName(trial) }]
      : []),
    ...(signup
      ? [
          {
            id: 'callee',
            term: t({ id: 'trial-finder.thank-you.callee', message: 'Nous appelons' }),
            value: `${signup.call.name}, ${formatPhone(signup.call.phone)}`,
          },
          {
            id: 'from',
            term: t({ id: 'trial-finder.thank-you.from', message: 'L’appel vient du numéro' }),
            value: number,
          },
        ]
      : []),
    {
      id: 'reference',
      term: t({ id: 'trial-finder.thank-you.reference', message: 'Votre référence' }),
      value: <strong>{received.reference}</strong>,
    },
    { id: 'email', term: t({ id: 'trial-finder.thank-you.email', message: 'Notre adresse e-mail' }), value: email },
    ...(signup
      ? []
      : [{ id: 'phone', term: t({ id: 'trial-finder.thank-you.phone', message: 'Notre téléphone' }), value: number }]),
  ]
  return (
    <Section width="column">
      <Stack>
        <Confirmation
          title={<Trans id="trial-finder.thank-you.title">Merci pour votre intérêt!</Trans>}
          promise={signup ? promiseText(i18n, site.locale, signup) : undefined}
        >
          {signup ? (
            <Actions>
              <CalendarButton calendar={signup.calendar} />
            </Actions>
          ) : null}
          <p>
            {signup?.with_trial ? (
              <Trans id="trial-finder.thank-you.with-trial">
                Nous vous contacterons dans les 3 jours ouvrés, au moment que vous avez choisi. Si vous avez des
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
          <Link to="/" className={buttonClass(signup ? 'quiet' : 'primary')}>
            <Trans id="trial-finder.thank-you.home">Retour à la page d'accueil</Trans>
          </Link>
          <Button kind="quiet" onClick={() => window.print()}>
            <Trans id="trial-finder.print">Imprimer cette page</Trans>
          </Button>
          <Button kind="quiet" onClick={kept.erase}>
            <Trans id="trial-finder.thank-you.new-search">Commencer une nouvelle recherche</Trans>
          </Button>
        </Actions>
        <EraseAnswers onErase={kept.erase} />
      </Stack>
    </Section>
  )
}
