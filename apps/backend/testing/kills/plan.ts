import type { Victim } from './application.ts'
import { parts } from './processes.ts'
import type { Chance } from './seeded-chance.ts'

/** One kill: of what, and whether while the product starts or while it works. */
export interface Kill {
  victim: Victim
  moment: 'starting' | 'working'
}

/**
 * Whether the product survives it without a restart: PostgreSQL recovers from the loss of a worker by itself, the backend
 * starts it again as a whole. One that is killed while the product starts may have been too early for that.
 */
export function isSurvived({ victim, moment }: Kill): boolean | 'perhaps' {
  if (victim === 'database server') return moment === 'working' || 'perhaps'
  return !['launcher', 'site', 'backend', 'content service', 'every process'].includes(victim)
}

const everyKill: readonly Kill[] = [
  ...parts.map((victim) => ({ victim, moment: 'working' }) as const),
  { victim: 'every process', moment: 'working' },
  ...(['launcher', 'backend', 'database server', 'every process'] as const).map(
    (victim) => ({ victim, moment: 'starting' }) as const,
  ),
]

/** Every kind of kill equally often, in an order of chance. */
export function planKills(count: number, chance: Chance): Kill[] {
  const rounds = Array.from({ length: Math.ceil(count / everyKill.length) }, () => shuffled(everyKill, chance))
  return rounds.flat().slice(0, count)
}

function shuffled<T>(items: readonly T[], chance: Chance): T[] {
  return items
    .map((item) => ({ item, place: chance.next() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ item }) => item)
}
