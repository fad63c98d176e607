import type { Failure } from '@clairmemoire/api-client/errors'
import type { DeskRecord, HandOverLink } from '@clairmemoire/api-client/schema'
import { Stack } from '@clairmemoire/ui/layout'
import { Notice } from '@clairmemoire/ui/notice'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { NotDoneNotice, SmallForm, useSend } from '../../../form-flow/index.ts'
import type { SiteContext } from '../../../platform/site/site-context.ts'
import { ReloadButton } from '../reload-button.tsx'
import { SiteField } from '../site-field.tsx'
import { createHandOver, handOversQuery } from './hand-over.queries.ts'
import { CreatedLink } from './created-link.tsx'
import { LinkList } from './link-list.tsx'

interface HandOverLinksProps {
  site: SiteContext
  record: DeskRecord
  onReload: () => void
}

/** Creates links that replace the printed sheet. A link opens once, with a code that the user says on the telephone. */
export function HandOverLinks({ site, record, onReload }: HandOverLinksProps) {
  const { reference } = record.request
  const query = handOversQuery(site.api, reference)
  const client = useQueryClient()
  const { data, error } = useQuery({
    ...query,
    retry: false,
    refetchInterval: ({ state }) => state.data?.hand_overs.some((each) => each.state === 'open') && refreshInterval,
  })
  const [made, setMade] = useState<HandOverLink>()
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <Stack>
      <h3 ref={heading} tabIndex={-1}>
        <Trans id="desk.link.title">Un lien à la place du papier</Trans>
      </h3>
      <p>
        <Trans id="desk.link.about">
          Le centre lit la même feuille par un lien. Il s’ouvre une seule fois, pendant sept jours, avec un code que
          vous dites au téléphone.
        </Trans>
      </p>
      {made ? (
        <CreatedLink
          site={site}
          link={made}
          onDone={() => {
            setMade(undefined)
            heading.current?.focus()
          }}
        />
      ) : (
        <LinkForm
          site={site}
          record={record}
          onReload={onReload}
          onMade={(link) => {
            setMade(link)
            void client.invalidateQueries({ queryKey: [...query.queryKey] })
          }}
        />
      )}
      {data && (
        <LinkList
          site={site}
          reference={reference}
          links={data.hand_overs}
          onChanged={(links) => client.setQueryData([...query.queryKey], links)}
        />
      )}
      {error && (
        <p>
          <Trans id="desk.link.list-failed">Les liens déjà créés ne s’affichent pas pour le moment.</Trans>
        </p>
      )}
    </Stack>
  )
}

/** Refresh interval in milliseconds: the site may open the link during the telephone call. */
const refreshInterval = 5000

interface LinkFormProps extends HandOverLinksProps {
  onMade: (link: HandOverLink) => void
}

function LinkForm({ site, record, onReload, onMade }: LinkFormProps) {
  const { t } = useLingui()
  const [forSite, setForSite] = useState('')
  const [isMissing, setMissing] = useState(false)
  const { failure, isPending, mutate } = useSend(
    (name: string) => createHandOver(site.api, record.request.reference, name),
    { onSuccess: onMade },
  )
  const make = () => {
    const name = forSite.trim()
    setMissing(name === '')
    if (name !== '') mutate(name)
  }
  return (
    <SmallForm
      isSending={isPending}
      onSubmit={make}
      submitLabel={<Trans id="desk.link.make">Créer le lien et son code</Trans>}
    >
      <SiteField name="link-site" sites={record.study?.sites ?? []} value={forSite} onChange={setForSite} />
      {isMissing ? (
        <Notice tone="error" announce title={t({ id: 'desk.link.site.title', message: 'Il manque le centre' })}>
          <p>
            <Trans id="desk.link.site">Dites pour quel centre est le lien.</Trans>
          </p>
        </Notice>
      ) : (
        <LinkFailure failure={failure} onReload={onReload} />
      )}
    </SmallForm>
  )
}

/** States why no link was created, for example because the person has withdrawn their consent. */
function LinkFailure({ failure, onReload }: { failure: Failure | undefined; onReload: () => void }) {
  const { t } = useLingui()
  if (failure?.kind !== 'refused') return <NotDoneNotice failure={failure} />
  return (
    <Notice tone="error" announce title={t({ id: 'desk.link.refused.title', message: 'Aucun lien n’est créé' })}>
      <p>
        <Trans id="desk.link.refused">
          L’accord pour transmettre n’est plus valable. Relisez la demande : la phrase à lire à la personne s’affiche de
          nouveau.
        </Trans>
      </p>
      <ReloadButton onReload={onReload} />
    </Notice>
  )
}
