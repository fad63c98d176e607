import type { Recommendation, RelativeLink, RelativeLinkRequest } from '@clairmemoire/api-client/schema'
import type { Locale } from '@clairmemoire/domain/locale'
import { productName } from '@clairmemoire/domain/product'
import { relativeConsent } from '@clairmemoire/forms/result-consents'
import { formatPlainDate } from '@clairmemoire/i18n/formats'
import { formatPhone } from '@clairmemoire/i18n/phone'
import { Actions } from '@clairmemoire/ui/actions'
import { Button } from '@clairmemoire/ui/button'
import { Disclosure } from '@clairmemoire/ui/disclosure'
import { Notice } from '@clairmemoire/ui/notice'
import { PrintSheet } from '@clairmemoire/ui/print-sheet'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useState } from 'react'
import { ConsentBox, focusField, NotDoneNotice, SmallForm, useSend } from '../../../../form-flow/index.ts'
import { saveLinkForRelative, openLinkForRelative } from '../../../../own-results/index.ts'
import { copyText } from '../../../../platform/clipboard/copy-text.ts'
import type { SiteContext } from '../../../../platform/site/site-context.ts'
import { useContactPhone } from '../../../../platform/site/site-hooks.ts'
import { createRelativeLink } from '../../recommendations.queries.ts'

interface AskSomeoneCloseProps {
  site: SiteContext
  recommendation: Recommendation
}

/** Creates a link that one relative can use once, with the consent of the person concerned. */
export function AskSomeoneClose({ site, recommendation: { id, relative } }: AskSomeoneCloseProps) {
  const { api, locale } = site
  // The answer of a relative uses up the link, so the next link is stored under another key.
  const about = `${id} ${relative?.answered_on ?? ''}`
  const [isAgreed, setAgreed] = useState(false)
  const [isTried, setTried] = useState(false)
  const [link, setLink] = useState<RelativeLink>()
  const { failure, isPending, mutate } = useSend((body: RelativeLinkRequest) => createRelativeLink(api, id, body), {
    onSuccess: (link) => {
      setLink(link)
      void saveLinkForRelative(site.applicationState, about, link)
    },
  })
  const make = () => {
    setTried(true)
    if (isAgreed) mutate({ locale, consent: true, consent_text_version: relativeConsent.version })
    else focusField('relative-consent')
  }
  const showSaved = useEffectEvent((saved: RelativeLink | undefined) => setLink((known) => known ?? saved))
  useEffect(() => {
    const today = new Intl.DateTimeFormat('sv').format(new Date())
    void openLinkForRelative(site.applicationState, about, today).then(showSaved)
  }, [site, about])
  return (
    <Disclosure
      summary={
        link ? (
          <Trans id="recommendations.ask.show-again">Revoir le lien pour votre proche</Trans>
        ) : relative ? (
          <Trans id="recommendations.ask.again">Demander un autre regard</Trans>
        ) : (
          <Trans id="recommendations.ask.open">Demander à quelqu’un</Trans>
        )
      }
    >
      {link ? (
        <LinkToGive link={link} locale={locale} />
      ) : (
        <SmallForm
          isSending={isPending}
          onSubmit={make}
          submitLabel={<Trans id="recommendations.ask.make">Créer le lien</Trans>}
        >
          <p>
            <Trans id="recommendations.ask.text">
              Vous recevez un lien à donner à une seule personne. Il ne sert qu’une fois. Il ne montre ni votre nom, ni
              vos réponses, ni votre résultat.
            </Trans>
          </p>
          {relative ? (
            <p>
              <Trans id="recommendations.ask.replaces">
                Les nouvelles réponses prendront la place de celles que vous voyez.
              </Trans>
            </p>
          ) : null}
          <ConsentBox id="relative-consent" isAgreed={isAgreed} isMissing={isTried && !isAgreed} onChange={setAgreed}>
            {relativeConsent.agreement[locale].self}
          </ConsentBox>
          <NotDoneNotice failure={failure} />
        </SmallForm>
      )}
    </Disclosure>
  )
}

/** Shows the link as text to copy or print, with its expiry date. */
function LinkToGive({ link: { link_id, expires_on }, locale }: { link: RelativeLink; locale: Locale }) {
  const { t } = useLingui()
  const phone = useContactPhone()
  const [copy, setCopy] = useState<'done' | 'failed'>()
  const address = `${location.origin}/questionnaire#r=${link_id}`
  const day = formatPlainDate(locale, expires_on)
  const copyIt = async () => setCopy((await copyText(address)) ? 'done' : 'failed')
  return (
    <>
      <Actions>
        <Button kind="primary" onClick={() => void copyIt()}>
          <Trans id="recommendations.give.copy">Copier le lien</Trans>
        </Button>
      </Actions>
      {copy === undefined ? null : (
        <Notice tone={copy === 'done' ? 'success' : 'info'} announce>
          <p>
            {copy === 'done' ? (
              <Trans id="recommendations.give.copied">
                Le lien est copié. Collez-⁠le dans un message à votre proche.
              </Trans>
            ) : (
              <Trans id="recommendations.give.not-copied">
                Votre navigateur n’a pas pu copier le lien. Sélectionnez-le plus bas, ou imprimez la feuille.
              </Trans>
            )}
          </p>
        </Notice>
      )}
      <PrintSheet
        source={`${productName}, ${formatPhone(phone)}`}
        date={t({ id: 'recommendations.give.until', message: `Valable jusqu’au ${day}` })}
        title={t({ id: 'recommendations.give.title', message: 'Un lien pour votre proche' })}
        note={
          <Trans id="recommendations.give.note">
            Une seule personne peut s’en servir, une seule fois. Quand elle aura répondu, ouvrez de nouveau votre
            résultat. Cet appareil peut vous montrer de nouveau le lien tant qu’il garde votre résultat. Nous ne
            pourrons pas vous le redonner.
          </Trans>
        }
        printLabel={t({ id: 'recommendations.give.print', message: 'Imprimer pour mon proche' })}
      >
        <p>
          <Trans id="recommendations.give.text">
            Votre proche ouvre ce lien sur son téléphone ou son ordinateur, et répond à des questions à votre sujet.
          </Trans>
        </p>
        <p>
          <strong>{address}</strong>
        </p>
      </PrintSheet>
    </>
  )
}
