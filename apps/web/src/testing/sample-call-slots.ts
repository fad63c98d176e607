import type { CallSlots } from '@clairmemoire/api-client/schema'

/** Two days on which the clinic calls. */
export const sampleSlots: CallSlots = {
  time_zone: 'Europe/Paris',
  call_by: '2027-03-10',
  hours: { morning: { opens: '09:00', closes: '12:00' }, afternoon: { opens: '14:00', closes: '17:00' } },
  days: [
    {
      date: '2027-03-08',
      times: [
        { starts_at: '2027-03-08T08:00:00Z', part_of_day: 'morning' },
        { starts_at: '2027-03-08T08:30:00Z', part_of_day: 'morning' },
        { starts_at: '2027-03-08T13:00:00Z', part_of_day: 'afternoon' },
      ],
    },
    { date: '2027-03-09', times: [{ starts_at: '2027-03-09T08:00:00Z', part_of_day: 'morning' }] },
  ],
}
