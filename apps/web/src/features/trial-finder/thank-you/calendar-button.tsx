import type { TrialSignup } from '@clairmemoire/api-client/schema'
import { formatPhone } from '@clairmemoire/i18n/formats'
import { Button } from '@clairmemoire/ui/button'
import { Trans, useLingui } from '@lingui/react/macro'
import { callEvent } from './call-event.ts'

interface CalendarButtonProps {
  signup: TrialSignup
  /** E.164 */
  phone: string
}

/** Hands over the call as a file that any calendar opens. */
export function CalendarButton({ signup, phone }: CalendarButtonProps) {
  const { t } = useLingui()
  const { reference } = signup
  const number = formatPhone(phone)

  async function save() {
    const { createEvent } = await import('ics')
    const text = {
      title: t({ id: 'trial-finder.calendar.title', message: 'Appel téléphonique (10 minutes)' }),
      description: t({
        id: 'trial-finder.calendar.description',
        message: `Référence : ${reference}. Pour changer le moment de l’appel : ${number}.`,
      }),
    }
    const { value } = createEvent(callEvent(signup, text))
    if (value) download(value, `${t({ id: 'trial-finder.calendar.file', message: 'appel' })}.ics`)
  }
  return (
    <Button kind="quiet" onClick={() => void save()}>
      <Trans id="trial-finder.calendar.button">Ajouter à mon agenda</Trans>
    </Button>
  )
}

function download(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
