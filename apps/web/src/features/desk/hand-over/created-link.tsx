import type { HandOverLink } from '@clairmemoire/api-client/schema'
import { Actions } from '@clairmemoire/ui/actions'
import { Button } from '@clairmemoire/ui/button'
import { Notice } from '@clairmemoire/ui/notice'
import { SummaryList } from '@clairmemoire/ui/summary-list'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { copyText } from '../../../platform/clipboard/copy-text.ts'
import type { SiteContext } from '../../../platform/site/site-context.ts'
import { publicPath } from '../../../routing/public-paths.ts'
import { pageOf } from '../../../routing/site-map.ts'

interface CreatedLinkProps {
  site: SiteContext
  link: HandOverLink
  onDone: () => void
}

/** Shows a new link and its code. They are shown only once, so this part of the page receives the focus. */
export function CreatedLink({ site, link: { key, code }, onDone }: CreatedLinkProps) {
  const { t } = useLingui()
  const shown = useRef<HTMLDivElement>(null)
  const [copied, setCopied] = useState<'link' | 'code' | 'nothing'>()
  useEffect(() => shown.current?.focus(), [])
  const address = `${location.origin}${publicPath(pageOf('HandOver'), site.locale)}#${key}`
  const copy = async (what: 'link' | 'code', text: string) => setCopied((await copyText(text)) ? what : 'nothing')
  const groupedCode = `${code.slice(0, 3)}\u00a0${code.slice(3)}`
  return (
    <div ref={shown} tabIndex={-1}>
      <Notice tone="success" title={t({ id: 'desk.link.made.title', message: 'Le lien et son code sont prêts' })}>
        <p>
          <Trans id="desk.link.made">
            Cette page ne les montre qu’une fois. Envoyez le lien au centre par e-mail. Dites le code au téléphone :
            jamais dans un e-mail.
          </Trans>
        </p>
        <SummaryList
          rows={[
            { term: t({ id: 'desk.link.address', message: 'Lien' }), value: <code translate="no">{address}</code> },
            { term: t({ id: 'desk.link.code', message: 'Code' }), value: <code translate="no">{groupedCode}</code> },
          ]}
        />
        <Actions>
          <Button kind="quiet" onClick={() => void copy('link', address)}>
            <Trans id="desk.link.copy">Copier le lien</Trans>
          </Button>
          <Button kind="quiet" onClick={() => void copy('code', code)}>
            <Trans id="desk.link.copy-code">Copier le code</Trans>
          </Button>
          <Button kind="link" onClick={onDone}>
            <Trans id="desk.link.done">C’est noté, ne plus les montrer</Trans>
          </Button>
        </Actions>
        <output>
          {copied === 'link' && <Trans id="desk.link.copied">Le lien est copié.</Trans>}
          {copied === 'code' && <Trans id="desk.link.code-copied">Le code est copié.</Trans>}
          {copied === 'nothing' && (
            <Trans id="desk.link.not-copied">
              Votre navigateur n’a pas pu le copier. Sélectionnez le texte pour le copier.
            </Trans>
          )}
        </output>
      </Notice>
    </div>
  )
}
