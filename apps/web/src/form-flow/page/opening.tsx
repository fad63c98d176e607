import { formatPhone } from '@clairmemoire/i18n/phone'
import { Section } from '@clairmemoire/ui/section'
import { Stack } from '@clairmemoire/ui/stack'
import { Trans } from '@lingui/react/macro'

/** Stands for the moment in which the page is fetched; on a slow network that is long enough to be read. */
export function Opening({ phone }: { phone: string }) {
  const number = formatPhone(phone)
  return (
    <Section width="column">
      <Stack>
        <h1 tabIndex={-1}>
          <Trans id="form-flow.opening">Un instant, nous ouvrons la page…</Trans>
        </h1>
        <p>
          <Trans id="form-flow.opening.safe">
            Cela prend parfois quelques secondes. Ce que vous avez déjà répondu est gardé.
          </Trans>
        </p>
        <p>
          <Trans id="form-flow.opening.phone">
            Si rien ne vient, appelez-⁠nous au <a href={`tel:${phone}`}>{number}</a>.
          </Trans>
        </p>
      </Stack>
    </Section>
  )
}
