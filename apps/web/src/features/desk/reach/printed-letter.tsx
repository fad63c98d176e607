import type { DeskLetter } from '@clairmemoire/api-client/schema'
import { Button } from '@clairmemoire/ui/button'
import { BlankLine, PrintSheet } from '@clairmemoire/ui/print-sheet'
import { QrCode } from '@clairmemoire/ui/qr-code'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { useSend } from '../../../form-flow/index.ts'
import { qrCode } from '../../../platform/qr-code.ts'
import type { SiteContext } from '../../../platform/site/site-context.ts'
import { NotReached } from './not-reached.tsx'
import { createLetter } from './reach.queries.ts'

interface PrintLetterProps {
  site: SiteContext
  reference: string
  onReload: () => void
}

/** A button that creates a letter with a private link, and the letter in its place. */
export function PrintLetter({ site, reference, onReload }: PrintLetterProps) {
  const { data: letter, failure, isPending, mutate } = useSend(() => createLetter(site.api, reference))
  if (letter) return <LetterSheet site={site} letter={letter} />
  return (
    <>
      <Button kind="quiet" aria-disabled={isPending} onClick={() => mutate()}>
        <Trans id="desk.letter">Imprimer une lettre</Trans>
      </Button>
      <NotReached failure={failure} onReload={onReload} />
    </>
  )
}

/** The letter in the language of the person. The line above takes the focus, because the pressed button is gone. */
function LetterSheet({ site, letter }: { site: SiteContext; letter: DeskLetter }) {
  const { t } = useLingui()
  const ready = useRef<HTMLParagraphElement>(null)
  useEffect(() => ready.current?.focus(), [])
  const { locale, sender, date, name, title, opening, link, closing } = letter
  const [code] = useState(() => qrCode(link))
  const blank = <span lang={site.locale}>{t({ id: 'desk.letter.blank', message: 'Adresse, à écrire à la main' })}</span>
  return (
    <>
      <p ref={ready} tabIndex={-1}>
        <Trans id="desk.letter.ready">
          La lettre est prête. Relisez-la, imprimez-la, puis écrivez l’adresse à la main.
        </Trans>
      </p>
      <div lang={locale}>
        <PrintSheet
          source={sender}
          date={date}
          title={title}
          printLabel={
            <span lang={site.locale}>
              <Trans id="desk.letter.print">Imprimer cette lettre</Trans>
            </span>
          }
          summary={
            <>
              <p>{name}</p>
              <BlankLine>{blank}</BlankLine>
              <BlankLine>{blank}</BlankLine>
              <BlankLine>{blank}</BlankLine>
            </>
          }
        >
          {opening.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <div lang={site.locale}>
            <QrCode code={code} label={t({ id: 'desk.letter.code', message: 'Code QR du lien privé' })} />
          </div>
          <p>
            <strong translate="no">{link}</strong>
          </p>
          {closing.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </PrintSheet>
      </div>
    </>
  )
}
