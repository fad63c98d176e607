import { Button } from '@clairmemoire/ui/button'
import { Trans, useLingui } from '@lingui/react/macro'
import { saveFile } from '../platform/files/save-file.ts'

/** Hands over the call as a file that any calendar opens; the backend has made it. */
export function CalendarButton({ calendar }: { calendar: string }) {
  const { t } = useLingui()
  const save = () =>
    saveFile(
      `${t({ id: 'call-requests.calendar.file', message: 'appel' })}.ics`,
      calendar,
      'text/calendar;charset=utf-8',
    )
  return (
    <Button kind="primary" onClick={save}>
      <Trans id="call-requests.calendar.button">Ajouter à mon agenda</Trans>
    </Button>
  )
}
