import type { ApiClient } from '@clairmemoire/api-client'
import { load } from '@clairmemoire/api-client/calls'
import type { Failure } from '@clairmemoire/api-client/errors'
import type { DeskRequest, DeskRequests, User } from '@clairmemoire/api-client/schema'
import type { Locale } from '@clairmemoire/domain/locale'
import { formatTime } from '@clairmemoire/i18n/formats'
import { Actions } from '@clairmemoire/ui/actions'
import { Button } from '@clairmemoire/ui/button'
import { CardList } from '@clairmemoire/ui/card'
import { LogOutButton } from '@clairmemoire/ui/log-out-button'
import { Section } from '@clairmemoire/ui/section'
import { Stack } from '@clairmemoire/ui/stack'
import { Trans } from '@lingui/react/macro'
import type { QueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { NotDoneNotice, type Query } from '../../form-flow/index.ts'
import { logOut } from '../../platform/session/log-in-and-out.ts'
import { useUser } from '../../platform/site/session-hooks.ts'
import type { SiteContext } from '../../platform/site/site-context.ts'
import { DeskCard } from './desk-card.tsx'

interface OpenDeskProps {
  site: SiteContext
  client: QueryClient
  title: string
  desk: DeskRequests
  /** Milliseconds since 1970. */
  readAt: number
  /** Why the list is not newer. */
  failure: Failure | undefined
  isReading: boolean
  onRead: () => void
}

/** Late calls first, then those that are promised, then what is done. */
export function OpenDesk({ site, client, title, desk, readAt, failure, isReading, onRead }: OpenDeskProps) {
  const { requests, total } = desk
  const late = requests.filter(({ is_late: isLate }) => isLate)
  const waiting = requests.filter(({ is_late: isLate, callback }) => !isLate && callback)
  const done = requests.filter(({ is_late: isLate, callback }) => !isLate && !callback)
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const time = formatTime(site.locale, new Date(readAt).toISOString(), timeZone)
  const notShown = total - requests.length
  return (
    <Section width="page">
      <Stack>
        <h1 tabIndex={-1}>{title}</h1>
        <WhoIsLogged site={site} client={client} />
        <Actions>
          <Button kind="primary" aria-disabled={isReading} onClick={() => isReading || onRead()}>
            <Trans id="desk.read">Actualiser la liste</Trans>
          </Button>
        </Actions>
        <output>
          {isReading ? (
            <Trans id="desk.reading">Lecture en cours…</Trans>
          ) : (
            <Trans id="desk.read-at">Lue à {time}</Trans>
          )}
        </output>
        <NotDoneNotice failure={failure} />
        {late.length + waiting.length === 0 && (
          <p>
            <Trans id="desk.nobody">Personne n’attend d’appel.</Trans>
          </p>
        )}
        <DeskGroup locale={site.locale} title={<Trans id="desk.late">En retard</Trans>} requests={late} />
        <DeskGroup locale={site.locale} title={<Trans id="desk.waiting">À appeler</Trans>} requests={waiting} />
        <DeskGroup locale={site.locale} title={<Trans id="desk.done">Sans appel à faire</Trans>} requests={done} />
        {notShown > 0 && (
          <p>
            <Trans id="desk.more">Il y a encore {notShown} demandes plus anciennes.</Trans>
          </p>
        )}
      </Stack>
    </Section>
  )
}

interface DeskGroupProps {
  locale: Locale
  title: ReactNode
  requests: readonly DeskRequest[]
}

/** Requests in one state, with how many they are. */
function DeskGroup({ locale, title, requests }: DeskGroupProps) {
  if (requests.length === 0) return null
  return (
    <Stack>
      <h2>
        {title} ({requests.length})
      </h2>
      <CardList>
        {requests.map((request) => (
          <DeskCard key={request.reference} locale={locale} request={request} />
        ))}
      </CardList>
    </Stack>
  )
}

/** Whose session it is, as the backend says, and the way out of it. */
function WhoIsLogged({ site, client }: { site: SiteContext; client: QueryClient }) {
  const { session, api } = site
  const user = useUser()

  // After a reload the page has the token alone: who it is of belongs to the backend.
  useEffect(() => {
    if (user) return
    getUser(api).then(
      (found) => session.user.setState(() => found),
      () => undefined,
    )
  }, [user, session, api])

  const leave = async () => {
    const left = logOut(session, api)
    client.clear()
    await left
  }
  const name = user && [user.first_name, user.last_name].join(' ').trim()
  return (
    <>
      <p>
        {name ? (
          <Trans id="desk.who">Session de {name}. Ce que vous voyez ici est noté, avec l’heure.</Trans>
        ) : (
          <Trans id="desk.noted">Ce que vous voyez ici est noté, avec votre nom et l’heure.</Trans>
        )}
      </p>
      <Actions>
        <LogOutButton onLogOut={() => void leave()}>
          <Trans id="desk.log-out">Se déconnecter</Trans>
        </LogOutButton>
      </Actions>
    </>
  )
}

type Api = () => Promise<ApiClient>

/** Each reading is recorded with the name of the reader: it is asked for when somebody wants it, and never by itself. */
export function deskRequestsQuery(api: Api, locale: Locale): Query<DeskRequests> {
  const params = { query: { locale } }
  return {
    queryKey: ['desk', locale],
    queryFn: () => load<DeskRequests>(async (signal) => (await api()).GET('/api/desk/requests/', { params, signal })),
    staleTime: 0,
  }
}

export function getUser(api: Api): Promise<User> {
  return load<User>(async (signal) => (await api()).GET('/api/user/', { signal }))
}
