import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMayHoldAnswers } from '../../platform/site/site-hooks.ts'
import type { PageCopy } from '../../routing/page-loader.ts'
import { MessagePage } from '../message-pages.tsx'

export const serviceUnavailableCopy: PageCopy = {
  catalog: { fr: () => import('./locales/fr.po'), en: () => import('./locales/en.po') },
  title: msg({ id: 'shell.unavailable.title', message: 'Service momentanément indisponible' }),
  description: msg({
    id: 'shell.unavailable.description',
    message: 'Le service est très demandé en ce moment. Réessayez un peu plus tard.',
  }),
}

export function ServiceUnavailablePage() {
  const { t } = useLingui()
  const holdsAnswers = useMayHoldAnswers()
  // The message is always read, so that the document contains it even if it is not shown.
  const answers = t({
    id: 'shell.unavailable.answers',
    message:
      'Vous remplissiez un questionnaire ? Vos réponses restent sur votre appareil. Rien n’a été envoyé sans confirmation à l’écran.',
  })
  return (
    <MessagePage title={<Trans id="shell.unavailable.title">Service momentanément indisponible</Trans>}>
      <p>
        <Trans id="shell.unavailable.sentence">
          Le service est momentanément indisponible, car il est très demandé. Veuillez réessayer plus tard.
        </Trans>
      </p>
      {holdsAnswers ? <p>{answers}</p> : null}
    </MessagePage>
  )
}
