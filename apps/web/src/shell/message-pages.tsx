import notFound from '@clairmemoire/ui/drawings/not-found.svg'
import offline from '@clairmemoire/ui/drawings/offline.svg'
import { LinkList } from '@clairmemoire/ui/link-list'
import { Prose } from '@clairmemoire/ui/prose'
import { Section } from '@clairmemoire/ui/section'
import { Trans } from '@lingui/react/macro'
import { CatchBoundary, Link, useRouter } from '@tanstack/react-router'
import { type ReactNode, Suspense, useEffect } from 'react'
import type { SiteContext } from '../platform/site/site-context.ts'
import { useMayHoldAnswers } from '../platform/site/site-hooks.ts'
import { shownPage } from '../routing/shown-page.ts'
import { ReadFailure, ReloadButton } from './failure-parts.tsx'
import { HelpLink } from './help-link.tsx'

interface MessagePageProps {
  title: ReactNode
  drawing?: string
  children: ReactNode
}

/** A page for a failure: it states the problem and the next steps. */
export function MessagePage({ title, drawing = offline, children }: MessagePageProps) {
  return (
    <Section width="column">
      <Prose>
        {/* `Drawing` is not used, because this code is part of every page. */}
        <img className="drawing" src={drawing} alt="" width="240" height="200" />
        <h1 tabIndex={-1}>{title}</h1>
        {children}
        <NextLinks />
      </Prose>
    </Section>
  )
}

/** Next steps on a page that could not show its content. */
function NextLinks() {
  return (
    <LinkList
      links={[
        <Link key="home" to="/">
          <Trans id="shell.ways-on.home">Aller à la page d’accueil</Trans>
        </Link>,
        <Link key="studies" to="/essais-cliniques">
          <Trans id="shell.ways-on.studies">Voir les études</Trans>
        </Link>,
        <HelpLink key="help" />,
      ]}
    />
  )
}

/** Shown in place of a page that does not exist, or not in this language (R2-43). */
export function NotFoundPage() {
  return (
    <MessagePage title={<Trans id="shell.not-found.title">Page non trouvée</Trans>} drawing={notFound}>
      <p>
        <Trans id="shell.not-found.text">
          Cette adresse ne mène à aucune page. Le lien est peut-être ancien, ou l’adresse contient une erreur.
        </Trans>
      </p>
    </MessagePage>
  )
}

/**
 * Shown in place of a page that failed to render or to load. Content that could not be read can be retried in place; after any other
 * failure a reload is needed.
 */
export function TechnicalIssuePage({ error }: { error: unknown }) {
  const router = useRouter()
  const { errorReports, locale }: SiteContext = router.options.context
  // Only on a form could a person fear to lose answers.
  const holdsAnswers = useMayHoldAnswers() && shownPage(router.state.matches, locale)?.form === true
  useEffect(() => errorReports.report(error, 'render'), [errorReports, error])
  return (
    <MessagePage title={<Trans id="shell.technical-issue.title">Un problème technique est survenu</Trans>}>
      <p>
        <Trans id="shell.technical-issue.text">Ce n’est pas de votre faute.</Trans>{' '}
        {holdsAnswers ? <Trans id="shell.technical-issue.answers">Vos réponses restent sur cet appareil.</Trans> : null}
      </p>
      {/* The heading is not suspended, because it gets the focus. */}
      <Suspense>
        {error instanceof Error && error.name === 'ContentError' ? <ReadFailure /> : <ReloadButton />}
      </Suspense>
    </MessagePage>
  )
}

/** Shows `TechnicalIssuePage` if the header or footer fails. */
export function ShellBoundary({ children }: { children: ReactNode }) {
  return (
    <CatchBoundary getResetKey={() => 'shell'} errorComponent={ShellFailure}>
      {children}
    </CatchBoundary>
  )
}

function ShellFailure({ error }: { error: unknown }) {
  return (
    <main id="content">
      <TechnicalIssuePage error={error} />
    </main>
  )
}
