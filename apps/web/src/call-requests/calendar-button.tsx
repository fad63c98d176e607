import { Button } from '@clairmemoire/ui/button'
import { Trans, useLingui } from '@lingui/react/macro'

/** Hands over the call as a file that any calendar opens; the backend has made it. */
export function CalendarButton({ calendar }: { calendar: string }) {
  const { t } = useLingui()
  const save = () => download(calendar, `${t({ id: 'call-requests.calendar.file', message: 'appel' })}.ics`)
  return (
    <Button kind="primary" onClick={save}>
      <Trans id="call-requests.calendar.button">Ajouter à mon agenda</Trans>
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
