import { setTimeout as pause } from 'node:timers/promises'
import { type Chapter, median, repeat } from './measure.ts'
import { type Memory, memoryOf } from './processes.ts'
import { startProduct, withDataDirectory } from './product.ts'

const runs = 3
/** Milliseconds after which nothing of the start is still going on. */
const rest = 8000

/** Start times, and the memory of the product when nobody asks anything of it. */
export async function startsAndMemory(): Promise<Chapter[]> {
  const starts = await repeat(runs, () => withDataDirectory(startTwice))
  const memory = starts.map((start) => start.memory)
  const part = (name: keyof Memory) => median(memory.map((each) => each[name]))
  const whole = median(memory.map((each) => Object.values(each).reduce((sum, size) => sum + size, 0)))
  return [
    {
      title: 'Start of the built product',
      measures: [
        {
          what: 'ready, with a new data directory',
          value: median(starts.map(({ first }) => first)),
          unit: 's',
          target: { atMost: 5 },
        },
        {
          what: 'ready, with a data directory that is there',
          value: median(starts.map(({ second }) => second)),
          unit: 's',
          target: { atMost: 5 },
        },
      ],
    },
    {
      title: 'Memory at rest',
      measures: [
        { what: 'site', value: part('site'), unit: 'MB' },
        { what: 'backend', value: part('backend'), unit: 'MB' },
        { what: 'content service', value: part('content service'), unit: 'MB' },
        { what: 'PostgreSQL with its children', value: part('PostgreSQL'), unit: 'MB' },
        { what: 'launcher (npm and `start.mjs`)', value: part('launcher'), unit: 'MB' },
        { what: 'all together', value: whole, unit: 'MB', target: { atMost: 500 } },
      ],
    },
  ]
}

async function startTwice(folder: string) {
  const first = await startProduct(folder)
  await first.stop()
  const second = await startProduct(folder)
  await fetch(second.url)
  await pause(rest)
  const memory = memoryOf(second.pid, folder)
  await second.stop()
  return { first: first.readyAfter, second: second.readyAfter, memory }
}
