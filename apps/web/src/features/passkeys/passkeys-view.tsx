import { Stack } from '@clairmemoire/ui/layout'
import { LinkList } from '@clairmemoire/ui/link-list'
import { Section } from '@clairmemoire/ui/section'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { QueryView } from '../../form-flow/index.ts'
import type { StaffViewProps } from '../../private-views/index.ts'
import { withClient } from '../../platform/clients/with-client.tsx'
import { AddPasskey } from './add-passkey.tsx'
import { KeyList } from './key-list.tsx'
import { passkeysQuery } from './passkeys.queries.ts'
import { NewCodes, RecoveryCodes } from './recovery-codes.tsx'

function AskedPasskeys({ site, title, opening }: StaffViewProps) {
  const query = useQuery({ ...passkeysQuery(site.api), retry: false, gcTime: 0 })
  const [codes, setCodes] = useState<readonly string[]>([])
  const changed = () => void query.refetch()
  const added = (given: readonly string[]) => {
    if (given.length > 0) setCodes(given)
    changed()
  }
  return (
    <QueryView
      query={query}
      opening={opening}
      failureTitle={<Trans id="passkeys.failure.title">La page ne s’affiche pas pour le moment</Trans>}
      failureText={<Trans id="passkeys.failure.next">Vos clés restent comme elles sont.</Trans>}
    >
      {({ passkeys, demanded, recovery_codes_left: codesLeft }) => (
        <Section width="column">
          <Stack>
            <h1 tabIndex={-1}>{title}</h1>
            <p>
              <Trans id="passkeys.what">
                Une clé est votre téléphone, votre ordinateur ou une clé USB. Après le mot de passe, elle confirme que
                c’est bien vous. Personne ne peut la copier, ni vous la demander au téléphone.
              </Trans>
            </p>
            {demanded && passkeys.length === 0 ? (
              <p>
                <strong>
                  <Trans id="passkeys.demanded">Il en faut une pour travailler. Ajoutez la vôtre maintenant.</Trans>
                </strong>
              </p>
            ) : null}
            <KeyList site={site} passkeys={passkeys} onRemoved={changed} />
            <AddPasskey site={site} onAdded={added} />
            {codes.length > 0 ? <NewCodes key={codes[0]} codes={codes} /> : null}
            {passkeys.length > 0 ? <RecoveryCodes site={site} left={codesLeft} onRenewed={added} /> : null}
            <LinkList
              links={[
                <Link key="desk" to="/desk" activeOptions={{ exact: true, includeSearch: false }}>
                  <Trans id="passkeys.desk">Voir les demandes et les appels</Trans>
                </Link>,
              ]}
            />
          </Stack>
        </Section>
      )}
    </QueryView>
  )
}

export const PasskeysView = withClient(AskedPasskeys)
