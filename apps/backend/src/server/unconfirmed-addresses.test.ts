import { expect, it } from 'vitest'
import { requestRow } from '../../testing/request-row.ts'
import { clinic } from '../../testing/test-backend.ts'
import { letterAsText } from '../mail/letter.ts'
import { privateLink } from '../mail/private-link.ts'
import { callRequested, requestChanged } from '../requests/letters/call-requested.ts'
import { promisedCallOf } from '../requests/stored-request.ts'

it('no mail to an unconfirmed address contains text typed by the sender', () => {
  const typed = { firstName: 'Appelez 0899', lastName: 'Gagnez', phone: '+33899001122' }
  const request = requestRow(typed)
  const letters = [
    callRequested(promisedCallOf(request), clinic),
    requestChanged({ ...request, callState: 'cancelled' }, clinic, 'key'),
    privateLink({ ...request, page: 'https://sample.example/#key' }, clinic),
  ]
  for (const letter of letters) {
    const sent = letterAsText(letter) + (letter.calendar?.content ?? '').replaceAll('\r\n ', '')
    expect(sent).not.toMatch(/Appelez 0899|Gagnez|99.00.11|899001122/)
    expect(sent).toMatch(/^Bonjour,\n/)
  }
})
