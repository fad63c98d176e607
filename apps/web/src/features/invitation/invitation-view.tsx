import { Stack } from '@clairmemoire/ui/layout'
import { LinkList } from '@clairmemoire/ui/link-list'
import { Section } from '@clairmemoire/ui/section'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { QueryView, useNewStep } from '../../form-flow/index.ts'
import { withClient } from '../../platform/clients/with-client.tsx'
import type { SiteContext } from '../../platform/site/site-context.ts'
import { invitationQuery } from './invitation.queries.ts'
import { PasswordForm } from './password-form.tsx'

interface InvitationViewProps {
  /** Shown until the response arrives. */
  opening: ReactNode
  site: SiteContext
  /** The key of the link; empty if the address has no key. */
  id: string
  /** The title of the page. */
  title: string
}

function AskedInvitation({ site, id, title, opening }: InvitationViewProps) {
  const [state, setState] = useState<'open' | 'done' | 'over'>(id === '' ? 'over' : 'open')
  const query = useQuery({ ...invitationQuery(site.api, id), retry: false, gcTime: 0, enabled: state === 'open' })
  if (state === 'done') return <Chosen />
  if (state === 'over') return <InvalidLink />
  return (
    <QueryView
      query={query}
      opening={opening}
      gone={<InvalidLink />}
      failureTitle={<Trans id="invitation.failure.title">Le lien ne s’ouvre pas pour le moment</Trans>}
      failureText={
        <Trans id="invitation.failure.next">Le lien sert encore. Vous pouvez réessayer dans un moment.</Trans>
      }
    >
      {({ email }) => (
        <Section width="column">
          <Stack>
            <h1 tabIndex={-1}>{title}</h1>
            <p>
              <Trans id="invitation.for">C’est le mot de passe pour vous connecter avec l’adresse {email}.</Trans>
            </p>
            <PasswordForm
              site={site}
              id={id}
              email={email}
              onChosen={() => setState('done')}
              onOver={() => setState('over')}
            />
          </Stack>
        </Section>
      )}
    </QueryView>
  )
}

export const InvitationView = withClient(AskedInvitation)

function Chosen() {
  useNewStep({ step: 'done' })
  return (
    <Section width="column">
      <Stack>
        <h1 tabIndex={-1}>
          <Trans id="invitation.done.title">Votre mot de passe est enregistré</Trans>
        </h1>
        <ToLogin />
      </Stack>
    </Section>
  )
}

/** Shows the same message for every invalid link: used, replaced, expired, incomplete, or of a closed account. */
function InvalidLink() {
  useNewStep({ step: 'over' })
  return (
    <Section width="column">
      <Stack>
        <h1 tabIndex={-1}>
          <Trans id="invitation.over.title">Ce lien ne sert plus</Trans>
        </h1>
        <p>
          <Trans id="invitation.over.text">
            Un lien sert une seule fois, pendant sept jours, et un lien plus récent le remplace. Demandez-⁠en un autre à
            la personne qui gère les comptes de l’équipe.
          </Trans>
        </p>
        <ToLogin />
      </Stack>
    </Section>
  )
}

function ToLogin() {
  return (
    <LinkList
      links={[
        <Link key="login" to="/login">
          <Trans id="invitation.done.log-in">Se connecter</Trans>
        </Link>,
      ]}
    />
  )
}
