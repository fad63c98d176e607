import { Trans } from '@lingui/react/macro'
import type { OpenedFile } from '../../platform/sealing/passphrase-sealing.ts'

export type WhyNotOpened = Exclude<OpenedFile['kind'], 'opened'>

/** What is wrong with a file, and what to try; nothing on this device has changed. */
export function NotOpened({ why }: { why: WhyNotOpened }) {
  switch (why) {
    case 'closed':
      return (
        <Trans id="own-results.open.closed">
          Cette phrase n’ouvre pas ce fichier. Vérifiez les majuscules et les accents, puis réessayez.
        </Trans>
      )
    case 'other_version':
      return (
        <Trans id="own-results.open.other-version">
          Ce fichier vient d’une autre version de ce site. Faites-en un nouveau sur l’autre appareil.
        </Trans>
      )
    case 'no_file':
    default:
      return (
        <Trans id="own-results.open.not-ours">
          Ce fichier n’est pas un fichier de ce site. Choisissez celui que l’autre appareil a enregistré.
        </Trans>
      )
  }
}
