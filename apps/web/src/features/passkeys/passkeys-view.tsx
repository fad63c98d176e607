import { failureIn } from '@clairmemoire/api-client/calls'
import { LinkList } from '@clairmemoire/ui/link-list'
import { Section } from '@clairmemoire/ui/section'
import { Stack } from '@clairmemoire/ui/stack'
import { Trans } from '@lingui/react/macro'
import { type QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { FailurePage, useNewStep } from '../../form-flow/index.ts'
import type { SiteContext } from '../../platform/site/site-context.ts'
import { AddPasskey } from './add-passkey.tsx'
import { KeyList } from './key-list.tsx'
import { passkeysQuery } from './passkeys.queries.ts'
import { NewCodes, RecoveryCodes } from './recovery-codes.tsx'

interface PasskeysViewProps {
  /** Stands there until the answer comes. */
  opening: ReactNode
  site: SiteContext
  client: QueryClient
  /** Of the page. */
  title: string
}

export function PasskeysView({ client, ...passkeys }: PasskeysViewProps) {
  return (
    <QueryClientProvider client={client}>
      <AskedPasskeys {...passkeys} />
    </QueryClientProvider>
  )
}

function AskedPasskeys({ site, title, opening }: Omit<PasskeysViewProps, 'client'>) {
  const { data, error, refetch } = useQuery({ ...passkeysQuery(site.api), retry: false, gcTime: 0 })
  const [codes, setCodes] = useState<readonly string[]>([])
  const failure = error ? failureIn(error) : undefined
  const shown = data ? 'list' : failure ? 'failure' : 'looking'
  useNewStep({ step: shown, focusesHeading: shown !== 'looking', shownFirst: 'looking' })
  const changed = () => void refetch()
  const added = (given: readonly string[]) => {
    if (given.length > 0) setCodes(given)
    changed()
  }
  if (data)
    return (
      <Section width="column">
        <Stack>
          <h1 tabIndex={-1}>{title}</h1>
          <p>
            <Trans id="passkeys.what">
              Une clé est votre téléphone, votre ordinateur ou une clé USB. Après le mot de passe, elle confirme que
              c’est bien vous. Personne ne peut la copier, ni vous la demander au téléphone.
            </Trans>
          </p>
          {data.demanded && data.passkeys.length === 0 ? (
            <p>
              <strong>
                <Trans id="passkeys.demanded">Il en faut une pour travailler. Ajoutez la vôtre maintenant.</Trans>
              </strong>
            </p>
          ) : null}
          <KeyList site={site} passkeys={data.passkeys} onRemoved={changed} />
          <AddPasskey site={site} onAdded={added} />
          {codes.length > 0 ? <NewCodes key={codes[0]} codes={codes} /> : null}
          {data.passkeys.length > 0 ? (
            <RecoveryCodes site={site} left={data.recovery_codes_left} onRenewed={added} />
          ) : null}
          <LinkList
            links={[
              <Link key="desk" to="/desk" activeOptions={{ exact: true }}>
                <Trans id="passkeys.desk">Voir les demandes et les appels</Trans>
              </Link>,
            ]}
          />
        </Stack>
      </Section>
    )
  if (!failure) return opening
  return (
    <FailurePage
      failure={failure}
      title={<Trans id="passkeys.failure.title">La page ne s’affiche pas pour le moment</Trans>}
      onRetry={() => void refetch()}
    >
      <Trans id="passkeys.failure.next">Vos clés restent comme elles sont.</Trans>
    </FailurePage>
  )
}
