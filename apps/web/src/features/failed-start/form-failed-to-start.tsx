import type { Catalog } from '@clairmemoire/i18n/catalog'
import { formatPhone } from '@clairmemoire/i18n/phone'
import { FailedStart } from '@clairmemoire/ui/failed-start'
import { Trans } from '@lingui/react/macro'
import { failedStartPath } from '../../platform/error-reports/error-reports.ts'
import { failedStartId } from '../../platform/failed-start/failed-start.ts'
import type { PublicSettings } from '../../platform/settings/public-settings.ts'

export const failedStartCatalog: Catalog = { fr: () => import('./locales/fr.po'), en: () => import('./locales/en.po') }

/** A part of the HTML document of every form, outside React. It is hidden and appears only if the form does not start. */
export function FormFailedToStart({ settings }: { settings: PublicSettings }) {
  const { contactPhone, openingHours, reportsErrors } = settings
  const number = formatPhone(contactPhone)
  return (
    <FailedStart
      id={failedStartId}
      reportsTo={reportsErrors ? failedStartPath : undefined}
      title={<Trans id="failed-start.title">Le formulaire ne s’ouvre pas sur cet appareil</Trans>}
      retryLabel={<Trans id="failed-start.retry">Réessayer</Trans>}
    >
      <p>
        <Trans id="failed-start.nothing-lost">
          Vous n’y êtes pour rien, et rien n’est perdu : ce que cet appareil avait gardé y est encore.
        </Trans>
      </p>
      <p>
        <Trans id="failed-start.what-works">
          Vous pouvez lire et imprimer cette page, ou nous appeler au <a href={`tel:${contactPhone}`}>{number}</a>,{' '}
          {openingHours}.
        </Trans>
      </p>
    </FailedStart>
  )
}
