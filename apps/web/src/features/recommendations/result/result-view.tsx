import { formatPhone } from '@clairmemoire/i18n/phone'
import { Actions } from '@clairmemoire/ui/actions'
import { Button, buttonClass } from '@clairmemoire/ui/button'
import { Stack } from '@clairmemoire/ui/layout'
import { Section } from '@clairmemoire/ui/section'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { QueryView, useDocumentTitle } from '../../../form-flow/index.ts'
import type { PrivateViewProps } from '../../../private-views/index.ts'
import { withClient } from '../../../platform/clients/with-client.tsx'
import { useContactPhone, useCountryOf } from '../../../platform/site/site-hooks.ts'
import { PageLink } from '../../../routing/page-link.tsx'
import { recommendationQuery } from '../recommendations.queries.ts'
import { Result } from './result.tsx'

/** Loads a result on each visit, because it may have been erased meanwhile. */
function AskedResult({ site, id, title, opening, onForget }: PrivateViewProps) {
  const query = recommendationQuery(site.api, site.locale, id)
  const { data, error, refetch } = useQuery({ ...query, retry: false })
  useCountryOf(data?.contact.country)
  return (
    <QueryView
      // A result that could not be reloaded stays on the page.
      query={{ data, error: data ? null : error, refetch }}
      opening={opening}
      gone={<UnknownResult title={title} onForget={() => onForget('none')} />}
      failureTitle={<Trans id="recommendations.failure.title">Votre résultat ne s’affiche pas pour le moment</Trans>}
      failureText={<ResultIsKept title={title} />}
    >
      {(result) => <Result site={site} title={title} recommendation={result} onErased={() => onForget('erased')} />}
    </QueryView>
  )
}

export const ResultView = withClient(AskedResult)

/** Shown if the result cannot be loaded now. */
function ResultIsKept({ title }: { title: string }) {
  const { t } = useLingui()
  const phone = useContactPhone()
  const number = formatPhone(phone)
  useDocumentTitle(t({ id: 'recommendations.failure.tab', message: 'Résultat indisponible' }), title)
  return (
    <Trans id="recommendations.failure.next">
      Il est gardé. Vous pouvez réessayer, ou nous appeler au <a href={`tel:${phone}`}>{number}</a>.
    </Trans>
  )
}

/** Shown if the id is unknown or its result was erased. */
function UnknownResult({ title, onForget }: { title: string; onForget: () => void }) {
  const { t } = useLingui()
  useDocumentTitle(t({ id: 'recommendations.unknown.tab', message: 'Résultat introuvable' }), title)
  return (
    <Section width="column">
      <Stack>
        <h1 tabIndex={-1}>
          <Trans id="recommendations.unknown.title">Ce résultat n’est plus là</Trans>
        </h1>
        <p>
          <Trans id="recommendations.unknown.text">
            Il a été effacé, ou le lien est incomplet. Un résultat s’efface aussi tout seul au bout d’un long moment.
          </Trans>
        </p>
        <Actions>
          <PageLink to="/questionnaire" className={buttonClass('primary')}>
            <Trans id="recommendations.unknown.test">Refaire le test</Trans>
          </PageLink>
          <Button kind="quiet" onClick={onForget}>
            <Trans id="recommendations.unknown.forget">Oublier ce lien sur cet appareil</Trans>
          </Button>
        </Actions>
      </Stack>
    </Section>
  )
}
