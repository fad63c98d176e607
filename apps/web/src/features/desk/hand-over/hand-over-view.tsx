import type { HandOverAnswer } from '@clairmemoire/api-client/schema'
import { AlertDialog } from '@clairmemoire/ui/dialog'
import { Stack } from '@clairmemoire/ui/layout'
import { Notice } from '@clairmemoire/ui/notice'
import { Section } from '@clairmemoire/ui/section'
import { Trans } from '@lingui/react/macro'
import { useBlocker } from '@tanstack/react-router'
import { useState } from 'react'
import { useNewStep } from '../../../form-flow/index.ts'
import { withClient } from '../../../platform/clients/with-client.tsx'
import type { SiteContext } from '../../../platform/site/site-context.ts'
import { CodeForm } from './code-form.tsx'
import { HandOverSheet } from './hand-over-sheet.tsx'
import { LinkOver, type WhyOver } from './link-over.tsx'

interface HandOverViewProps {
  site: SiteContext
  /** The key of the link; empty if the address has no key. */
  id: string
  /** The title of the page. */
  title: string
}

type Read = NonNullable<HandOverAnswer['sheet']>

/** Shows the code form, then the sheet once, or the reason why the link cannot be opened. */
function CodeThenSheet({ site, id, title }: HandOverViewProps) {
  const [sheet, setSheet] = useState<Read>()
  const [over, setOver] = useState<WhyOver | undefined>(id === '' ? { why: 'unknown' } : undefined)
  useNewStep({ step: sheet ? 'sheet' : over ? 'over' : 'code', focusesHeading: true, shownFirst: 'code' })
  if (sheet) return <ReadSheet site={site} sheet={sheet} />
  if (over) return <LinkOver locale={site.locale} over={over} />
  return (
    <Section width="column">
      <Stack>
        <h1 tabIndex={-1}>{title}</h1>
        <p>
          <Trans id="desk.opening.about">
            La clinique vous transmet une personne qui est d’accord pour que votre centre l’appelle.
          </Trans>
        </p>
        <Notice tone="warning">
          <p>
            <Trans id="desk.opening.once">
              La feuille s’ouvre une seule fois. Ouvrez-⁠la quand vous pouvez l’imprimer ou l’enregistrer.
            </Trans>
          </p>
        </Notice>
        <CodeForm site={site} id={id} onRead={setSheet} onOver={setOver} />
      </Stack>
    </Section>
  )
}

export const HandOverView = withClient(CodeThenSheet)

/** Asks before leaving the page, because the sheet cannot be opened again. */
function ReadSheet({ site, sheet }: { site: SiteContext; sheet: Read }) {
  const { status, proceed, reset } = useBlocker({ shouldBlockFn: () => true, withResolver: true })
  return (
    <Section width="column">
      <Stack>
        <h1 tabIndex={-1}>
          <Trans id="desk.opening.read.title">Imprimez cette feuille, ou enregistrez-⁠la</Trans>
        </h1>
        <p>
          <Trans id="desk.opening.read">
            Le lien ne s’ouvre plus. Si vous quittez cette page, la feuille est perdue.
          </Trans>
        </p>
        <HandOverSheet site={site} sheet={sheet} />
      </Stack>
      {status === 'blocked' && (
        <AlertDialog
          title={<Trans id="desk.leave.title">Quitter la feuille ?</Trans>}
          confirmLabel={<Trans id="desk.leave.confirm">Quitter la feuille</Trans>}
          cancelLabel={<Trans id="desk.leave.stay">Rester ici</Trans>}
          onConfirm={proceed}
          onCancel={reset}
        >
          <p>
            <Trans id="desk.leave">Elle ne s’ouvrira plus. L’avez-⁠vous imprimée ou enregistrée ?</Trans>
          </p>
        </AlertDialog>
      )}
    </Section>
  )
}
