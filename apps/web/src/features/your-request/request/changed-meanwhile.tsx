import type { PrivateRequest } from '@clairmemoire/api-client/schema'
import { Notice } from '@clairmemoire/ui/notice'
import { Section } from '@clairmemoire/ui/section'
import { Trans, useLingui } from '@lingui/react/macro'
import { fieldLabel } from './fields.copy.ts'

/** What another device changed since this page was opened: the later change stands, and nothing is lost silently. */
export function ChangedMeanwhile({ changes }: { changes: PrivateRequest['changed_meanwhile'] }) {
  const { t, i18n } = useLingui()
  if (changes.length === 0) return null
  return (
    <Section width="column">
      <Notice
        tone="warning"
        announce
        title={t({ id: 'your-request.meanwhile.title', message: 'Cette demande a aussi changé ailleurs' })}
      >
        <p>
          <Trans id="your-request.meanwhile.text">
            Quelqu’un l’a changée sur un autre appareil. Votre changement compte, car il est le dernier.
          </Trans>
        </p>
        <ul>
          {changes.map(({ field, value, replaced }) => {
            const label = fieldLabel(i18n, field)
            const words = value ?? t({ id: 'your-request.meanwhile.nothing', message: 'rien' })
            return (
              <li key={field}>
                {replaced ? (
                  <Trans id="your-request.meanwhile.replaced">
                    {label} : ailleurs « {words} », remplacé par vous.
                  </Trans>
                ) : (
                  <Trans id="your-request.meanwhile.kept">
                    {label} : « {words} ».
                  </Trans>
                )}
              </li>
            )
          })}
        </ul>
      </Notice>
    </Section>
  )
}
