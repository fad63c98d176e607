import type { FoundRequests } from '@clairmemoire/api-client/schema'
import { Button } from '@clairmemoire/ui/button'
import { Bar } from '@clairmemoire/ui/desk-controls'
import { TextField } from '@clairmemoire/ui/text-field'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { focusField, NotDoneNotice, useSend } from '../../form-flow/index.ts'
import type { SiteContext } from '../../platform/site/site-context.ts'
import { CallRows } from './call-rows.tsx'
import { searchDesk } from './desk.queries.ts'
import { deskKeys, useDeskKeys } from './desk-keys.ts'

const field = 'desk-search'

interface DeskSearchProps {
  site: SiteContext
  onFind: (found: FoundRequests | undefined) => void
}

/** Finds a person by name, telephone number, mail address or reference. The address of the page never contains the search text. */
export function DeskSearch({ site, onFind }: DeskSearchProps) {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  const { failure, isPending, mutate } = useSend((words: string) => searchDesk(site.api, site.locale, words), {
    onSuccess: onFind,
    onFailure: () => onFind(undefined),
  })
  useDeskKeys({ [deskKeys.search.key]: () => focusField(field) })
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
        <Bar>
          <TextField
            kind="search"
            name={field}
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
        </Bar>
      </form>
      {isTooShort ? null : <NotDoneNotice failure={failure} />}
    </search>
  )
}

/** The requests that the search found, above the list. */
export function FoundRows({ site, found }: { site: SiteContext; found: FoundRequests | undefined }) {
  const { t } = useLingui()
  return (
    <>
      <output>{found && <Found found={found} />}</output>
      {found && found.requests.length > 0 && (
        <CallRows
          locale={site.locale}
          caption={t({ id: 'desk.search.results', message: 'Demandes trouvées' })}
          rows={found.requests.map((request) => ({ request }))}
          readAt={found.read_at}
        />
      )}
    </>
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
