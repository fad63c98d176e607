import type { IForbiddenRuleType } from 'dependency-cruiser'
import { test } from './test-files.ts'

interface Floor {
  rooms: readonly string[]
  comment: string
}

/** From the ground up. */
const floors: readonly Floor[] = [
  {
    rooms: ['platform', 'audit', 'references', 'clinic'],
    comment:
      'Database, contract, jobs and limits would serve any product; the trail, references and the clinic are said once.',
  },
  {
    rooms: ['mail', 'staff', 'consents', 'content', 'questionnaires'],
    comment: 'Each of these serves any operation, and none needs another.',
  },
  {
    rooms: ['calls', 'sessions', 'metrics'],
    comment: 'When somebody is called, who is signed in and what is counted.',
  },
  { rooms: ['requests'], comment: 'What every request shares, whatever it is about.' },
  {
    rooms: ['features', 'operator'],
    comment: 'What is asked of the backend: operations by visitors, by the staff or by its operator.',
  },
  { rooms: ['server'], comment: 'It reads the settings, puts the parts together and starts them.' },
]

const inRooms = (rooms: readonly string[]) => `^apps/backend/src/(${rooms.join('|')})/`

/** A room uses those on the floors below, and none beside it. */
const order = floors.flatMap(({ rooms, comment }, level): IForbiddenRuleType[] => {
  const below = floors.slice(0, level).flatMap((floor) => floor.rooms)
  return rooms.map((room) => ({
    name: `backend-${room}-stands-on-floors-below`,
    severity: 'error',
    comment,
    from: { path: inRooms([room]), pathNot: test },
    to: { path: '^apps/backend/(src|commands)/', pathNot: inRooms([room, ...below]) },
  }))
})

/** Which room of the backend may use which. */
export const backend: IForbiddenRuleType[] = [
  ...order,
  {
    name: 'backend-feature-leaves-features-alone',
    severity: 'error',
    comment: 'A group of operations can be deleted alone: what two of them need is a room below both.',
    from: { path: '^apps/backend/src/features/([^/]+)/' },
    to: { path: '^apps/backend/src/features/', pathNot: '^apps/backend/src/features/($1/|backend\\.ts$)' },
  },
  {
    name: 'backend-names-no-feature',
    severity: 'error',
    comment: 'What all operations work with knows none of them.',
    from: { path: '^apps/backend/src/features/backend\\.ts$' },
    to: { path: '^apps/backend/src/features/' },
  },
]
