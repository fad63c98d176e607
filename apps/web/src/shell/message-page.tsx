import { LinkList } from '@clairmemoire/ui/link-list'
import { Prose } from '@clairmemoire/ui/prose'
import { Section } from '@clairmemoire/ui/section'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { HelpLink } from './help-link.tsx'

/** A page that says what happened and what can be done now. */
export function MessagePage({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <Section width="column">
      <Prose>
        <h1 tabIndex={-1}>{title}</h1>
        {children}
        <h2>
          <Trans id="shell.ways-on.title">Et maintenant ?</Trans>
        </h2>
        <NextLinks />
      </Prose>
    </Section>
  )
}

/** What a person can do on a page that could not show what was asked for. */
function NextLinks() {
  return (
    <LinkList
      links={[
        <Link key="home" to="/">
          <Trans id="shell.ways-on.home">Aller à la page d’accueil</Trans>
        </Link>,
        <Link key="studies" to="/essais-cliniques">
          <Trans id="shell.ways-on.studies">Voir les essais cliniques</Trans>
        </Link>,
        <HelpLink key="help" />,
      ]}
    />
  )
}
