import type { FoundRequests } from '@clairmemoire/api-client/schema'
import { Button } from '@clairmemoire/ui/button'
import { FieldRow } from '@clairmemoire/ui/desk-controls'
import { CallList } from '@clairmemoire/ui/desk-lists'
import { TextField } from '@clairmemoire/ui/text-field'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { NotDoneNotice, useSend } from '../../form-flow/index.ts'
import type { SiteContext } from '../../platform/site/site-context.ts'
import { searchDesk } from './desk.queries.ts'
import { DeskRow } from './desk-row.tsx'

/** Finds a person by name, number, address or reference; the search text never appears in the address. */
export function DeskSearch({ site }: { site: SiteContext }) {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  const [found, setFound] = useState<FoundRequests>()
  const { failure, isPending, mutate } = useSend((words: string) => searchDesk(site.api, site.locale, words), {
    onSuccess: setFound,
    onFailure: () => setFound(undefined),
  })
  // The backend decides which search texts are too short.
  const isTooShort = failure?.kind === 'refused'
  return (
    <search aria-label={t({ id: 'desk.search.label', message: 'Chercher une personne' })}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          mutate(typed)
        }}
      >
        <FieldRow>
          <TextField
            kind="search"
            name="desk-search"
            label={t({ id: 'desk.search.field', message: 'Nom, téléphone, e-mail ou référence' })}
            value={typed}
            onChange={setTyped}
            {...(isTooShort && {
              error: t({
                id: 'desk.search.short',
                message: 'Écrivez un nom entier, ou au moins trois lettres ou chiffres.',
              }),
            })}
          />
          <Button kind="quiet" type="submit" aria-disabled={isPending}>
            <Trans id="desk.search.submit">Chercher</Trans>
          </Button>
        </FieldRow>
      </form>
      {isTooShort ? null : <NotDoneNotice failure={failure} />}
      <output>{found && <Found found={found} />}</output>
      {found && found.requests.length > 0 && (
        <CallList label={t({ id: 'desk.search.results', message: 'Demandes trouvées' })}>
          {found.requests.map((request) => (
            <DeskRow key={request.reference} locale={site.locale} request={request} />
          ))}
        </CallList>
      )}
    </search>
  )
}

function Found({ found: { requests, has_more: hasMore } }: { found: FoundRequests }) {
  if (requests.length === 0) return <Trans id="desk.search.none">Aucune demande trouvée.</Trans>
  if (hasMore)
    return (
      <Trans id="desk.search.more">
        Il y a plus de {requests.length} demandes : ajoutez un mot pour en trouver moins.
      </Trans>
    )
  return (
    <Trans id="desk.search.found">
      <Plural value={requests.length} one="# demande trouvée" other="# demandes trouvées" />
    </Trans>
  )
}
