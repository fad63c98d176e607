import type { Callback } from '@clairmemoire/api-client/schema'
import { productName } from '@clairmemoire/domain/product'
import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { clinic as testClinic } from '../../testing/test-backend.ts'
import { callCalendar } from './call-calendar.ts'
import { windowsInCalendars } from './call-times.ts'
import type { PromisedCall } from './promised-call.ts'

const clinic = { ...testClinic, name: productName }
const slot: Callback = { kind: 'slot', starts_at: '2027-03-08T08:00:00Z', time_zone: 'Europe/Paris' }
const partOfDay = (part: 'morning' | 'afternoon' | 'any', timeZone = 'Europe/Paris'): Callback => ({
  kind: 'part_of_day',
  part_of_day: part,
  time_zone: timeZone,
})

const call = (changes: Partial<PromisedCall> = {}): PromisedCall => ({
  id: '3b0d4b0e-7c0e-4f0e-8a42-5a4b1f7a6c11',
  reference: 'CM-7F3K-92QD',
  locale: 'fr',
  country: 'FR',
  firstName: 'Camille',
  lastName: 'Exemple',
  phone: '+33199005678',
  relation: null,
  helper: null,
  callback: slot,
  callBy: '2027-03-10',
  createdAt: new Date('2027-03-05T09:00:00Z'),
  changedAt: new Date('2027-03-05T09:00:00Z'),
  sequence: 0,
  earlierWindows: [],
  ...changes,
})

/** Returns the events of the file, as a calendar application parses them. */
const entriesOf = (promised: PromisedCall) =>
  new ICAL.Component(ICAL.parse(callCalendar(promised, clinic)))
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component))
const instant = (time: ICAL.Time) => time.toJSDate().toISOString().slice(0, 16)
const windowsOf = (promised: PromisedCall) =>
  entriesOf(promised).map(({ startDate, endDate }) => `${instant(startDate)} ${instant(endDate)}`)

describe('a chosen time', () => {
  it('is busy for its ten minutes', () => {
    const [entry, ...others] = entriesOf(call())
    expect(others).toEqual([])
    expect(windowsOf(call())).toEqual(['2027-03-08T08:00 2027-03-08T08:10'])
    expect(entry?.component.getFirstPropertyValue('transp')).toBe('OPAQUE')
  })

  it('is the same moment in every zone of a calendar', () => {
    const lines = callCalendar(call(), clinic).split('\r\n')
    expect(lines).toContain('DTSTART:20270308T080000Z')
    expect(lines).toContain('DTEND:20270308T081000Z')
  })

  it('keeps its UID, and produces the same file each time', () => {
    const [entry] = entriesOf(call())
    expect(entry?.uid).toBe(call().id)
    expect(entry?.component.getFirstPropertyValue('dtstamp')?.toString()).toBe('2027-03-05T09:00:00Z')
    expect(callCalendar(call(), clinic)).toBe(callCalendar(call(), clinic))
  })

  it('is not repeated in the description', () => {
    expect(entriesOf(call())[0]?.description).not.toMatch(/mars|9\s?h/)
  })
})

describe('“call me back”', () => {
  it.each([
    [
      'morning',
      ['2027-03-08T08:00 2027-03-08T11:00', '2027-03-09T08:00 2027-03-09T11:00', '2027-03-10T08:00 2027-03-10T11:00'],
    ],
    [
      'afternoon',
      ['2027-03-08T13:00 2027-03-08T16:00', '2027-03-09T13:00 2027-03-09T16:00', '2027-03-10T13:00 2027-03-10T16:00'],
    ],
    [
      'any',
      ['2027-03-08T08:00 2027-03-08T16:00', '2027-03-09T08:00 2027-03-09T16:00', '2027-03-10T08:00 2027-03-10T16:00'],
    ],
  ] as const)('has a window on each working day until the promised day: %s', (part, windows) => {
    expect(windowsOf(call({ callback: partOfDay(part) }))).toEqual(windows)
  })

  it('skips holidays and weekends of the country, and follows daylight saving time', () => {
    const france = call({
      callback: partOfDay('morning'),
      createdAt: new Date('2027-03-26T09:00:00Z'),
      callBy: '2027-04-01',
    })
    expect(windowsOf(france)[0]).toBe('2027-03-30T07:00 2027-03-30T10:00')
    const america = call({
      country: 'US',
      callback: partOfDay('morning', 'America/Los_Angeles'),
      createdAt: new Date('2027-11-24T20:00:00Z'),
      callBy: '2027-11-30',
    })
    expect(windowsOf(america).map((window) => window.slice(0, 16))).toEqual([
      '2027-11-26T17:00',
      '2027-11-29T17:00',
      '2027-11-30T17:00',
    ])
  })

  it('shows the person as free, and gives the deadline of the call', () => {
    const entries = entriesOf(call({ callback: partOfDay('any') }))
    expect(entries.map(({ component }) => component.getFirstPropertyValue('transp'))).toEqual(
      Array.from({ length: 3 }, () => 'TRANSPARENT'),
    )
    expect(new Set(entries.map(({ uid }) => uid)).size).toBe(3)
    expect(entries[0]?.description).toContain('au plus tard le mercredi 10\u00a0mars 2027')
  })
})

describe('every entry', () => {
  it.each([slot, partOfDay('any')])('has an alarm an hour before the call: $kind', (callback) => {
    for (const { component } of entriesOf(call({ callback }))) {
      const trigger = component.getFirstSubcomponent('valarm')?.getFirstPropertyValue('trigger')
      expect(String(trigger)).toBe('-PT1H')
    }
  })

  it.each(['fr', 'en'] as const)('has no health word and no study name in the language %s', (locale) => {
    const [entry] = entriesOf(call({ locale }))
    const words = `${entry?.summary} ${entry?.description}`.replaceAll(productName, '')
    expect(entry?.summary).not.toContain(productName)
    expect(words).not.toMatch(/memor|mémoire|cognit|alzheimer|health|santé|study|étude|trial|essai|predictom/i)
  })

  it('contains the number of the clinic, the last digits of the number called, the reference, and how to change the call', () => {
    const helper = { first_name: 'Dominique', last_name: 'Exemple', phone: '+33639981234' }
    const french = entriesOf(call({ helper }))[0]?.description
    expect(french).toContain(`${productName} appelle la personne que vous avez indiquée, `)
    expect(french).not.toMatch(/Dominique|se termine/)
    expect(french).toContain('avec le numéro 01\u00a099\u00a000\u00a012\u00a034')
    expect(french).toContain('CM-7F3K-92QD')
    expect(french).toContain('desk@sample.example')
    const american = entriesOf(call({ locale: 'en', country: 'US', phone: '+12025550123' }))[0]?.description
    expect(american).toContain('at the number that ends in 0123, from the number (202)\u00a0555-0142')
  })
})

describe('the file', () => {
  const names = 'Zoé-Éléonore 👩‍👩‍👧‍👦 Ñandú, dite « la grande »; alias\\Zoé'

  it('contains no last name, and a first name only if it is short and plain', () => {
    const [entry] = entriesOf(call({ firstName: names, lastName: 'é'.repeat(90) }))
    expect(entry?.description).toContain(`${productName} appelle au numéro`)
    expect(entry?.description).not.toMatch(/Zoé|éé/)
    expect(entry?.description.split('\n')).toHaveLength(4)
  })

  it('has lines of at most 75 octets, each ending in CRLF', () => {
    const file = callCalendar(call({ firstName: names, callback: partOfDay('any') }), clinic)
    const lines = file.split('\r\n')
    expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([])
    expect(file).not.toMatch(/[^\r]\n/)
    expect(Buffer.from(file).toString()).toBe(file)
    expect(lines.at(-1)).toBe('')
  })
})

describe('a call that was changed', () => {
  const statesOf = (file: string) =>
    new ICAL.Component(ICAL.parse(file))
      .getAllSubcomponents('vevent')
      .map((event) => ['uid', 'sequence', 'status'].map((name) => event.getFirstPropertyValue(name)))
  const { id } = call()

  /** Returns a call with the first callback, changed to each of the other callbacks. */
  const changedInto = (callbacks: readonly [Callback, ...Callback[]]): PromisedCall =>
    callbacks.slice(1).reduce<PromisedCall>(
      (before, callback) => ({
        ...before,
        callback,
        sequence: before.sequence + 1,
        earlierWindows: windowsInCalendars(before, clinic.calls),
      }),
      call({ callback: callbacks[0] }),
    )
  const other: Callback = { ...slot, starts_at: '2027-03-09T13:30:00Z' }
  const any = partOfDay('any')
  const oneEntry = (sequence: number) => [[id, sequence, 'CONFIRMED']]
  const threeEntries = (sequence: number, ...states: readonly string[]) =>
    states.map((state, index) => [index === 0 ? id : `${id}-${index + 1}`, sequence, state])

  it.each<[string, readonly [Callback, ...Callback[]], readonly unknown[]]>([
    ['once to another time', [slot, other], oneEntry(1)],
    ['three times to other times', [slot, other, slot, other], oneEntry(3)],
    ['from a time to “call me back”', [slot, any], threeEntries(1, 'TENTATIVE', 'TENTATIVE', 'TENTATIVE')],
    ['from “call me back” to a time', [any, slot], threeEntries(1, 'CONFIRMED', 'CANCELLED', 'CANCELLED')],
    [
      'from “call me back” to a time and then to another',
      [any, slot, other],
      threeEntries(2, 'CONFIRMED', 'CANCELLED', 'CANCELLED'),
    ],
    ['to another part of the day', [any, partOfDay('morning')], threeEntries(1, ...Array(3).fill('TENTATIVE'))],
  ])('%s reuses the UIDs of all earlier events, so that a calendar replaces them', (_, callbacks, states) => {
    expect(statesOf(callCalendar(changedInto(callbacks), clinic))).toEqual(states)
  })

  it('cancels earlier windows at the times that the calendar shows', () => {
    expect(windowsOf(changedInto([any, other]))).toEqual([
      '2027-03-09T13:30 2027-03-09T13:40',
      ...windowsOf(call({ callback: any })).slice(1),
    ])
  })

  it('cancels exactly the events that a calendar has, when the call is cancelled after a change', () => {
    const cancelled = (...callbacks: [Callback, ...Callback[]]) =>
      statesOf(callCalendar(changedInto(callbacks), clinic, { isCancelled: true }))
    expect(cancelled(slot, other)).toEqual([[id, 1, 'CANCELLED']])
    expect(cancelled(any, other)).toEqual(threeEntries(1, 'CANCELLED', 'CANCELLED', 'CANCELLED'))
  })

  it('has a newer stamp than the stored event, also when only the phone number changed', () => {
    const [before, after] = [call(), call({ phone: '+33199005679', changedAt: new Date('2027-03-06T10:00:00Z') })]
    const stampsOf = (promised: PromisedCall) =>
      entriesOf(promised).map(({ uid, sequence, component }) => [
        uid,
        sequence,
        component.getFirstPropertyValue('dtstamp')?.toString(),
      ])
    expect(stampsOf(before)).toEqual([[id, 0, '2027-03-05T09:00:00Z']])
    expect(stampsOf(after)).toEqual([[id, 0, '2027-03-06T10:00:00Z']])
    expect(windowsOf(after)).toEqual(windowsOf(before))
  })

  it('names the clinic as organizer, as calendars require', () => {
    for (const isCancelled of [false, true]) {
      const [event] = new ICAL.Component(
        ICAL.parse(callCalendar(call(), { ...clinic, name: 'Clinique "M", Paris' }, { isCancelled })),
      ).getAllSubcomponents('vevent')
      const organizer = event?.getFirstProperty('organizer')
      expect([organizer?.getFirstValue(), organizer?.getParameter('cn')]).toEqual([
        'mailto:desk@sample.example',
        'Clinique M, Paris',
      ])
    }
  })

  it('cancels all events when the call is cancelled', () => {
    const file = callCalendar(call({ sequence: 1, callback: partOfDay('any') }), clinic, { isCancelled: true })
    expect(file).toContain('METHOD:CANCEL')
    expect(statesOf(file).map(([, , status]) => status)).toEqual(['CANCELLED', 'CANCELLED', 'CANCELLED'])
    expect(file).not.toContain('VALARM')
  })
})
