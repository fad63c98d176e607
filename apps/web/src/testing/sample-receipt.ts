import type { Receipt } from '@clairmemoire/api-client/schema'

/** The backend's confirmation of a request for a call in a part of the day. */
export const sampleReceipt: Receipt = {
  id: '3b0d4b0e-7c0e-4f0e-8a42-5a4b1f7a6c11',
  private_link_id: 'q8Zk3vJ0Tn-2hY_5aXw7Lg',
  kind: 'consultation',
  reference: 'CM-7F3K-92QD',
  call_by: '2027-03-10',
  callback: { kind: 'part_of_day', part_of_day: 'morning', time_zone: 'Europe/Paris' },
  call: { name: 'Camille Exemple', phone: '+33639981234', from_phone: '+33199001234' },
  calendar: 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n',
  mail: 'leaves',
  created_at: '2027-03-05T10:15:00Z',
}
