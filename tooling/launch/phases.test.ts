import { expect, it } from 'vitest'
import { fastPhases, fullPhases, parts } from './phases.mjs'

const commands = (phases: ReturnType<typeof fastPhases>) =>
  Object.values(phases)
    .flat()
    .map(([, ...command]) => command.join(' '))

it('the full tests have every phase of the fast ones, and all browser tests in place of the smoke journeys', () => {
  const names = (phases: ReturnType<typeof fastPhases>) =>
    Object.values(phases).flatMap((group) => group.map(([name]) => name))
  expect(names(fullPhases([]))).toEqual(expect.arrayContaining(names(fastPhases())))
  expect(commands(fastPhases()).join()).toContain('test:smoke')
  expect(commands(fullPhases([])).join()).not.toContain('test:smoke')
})

it('the parts together run everything that the full tests run', () => {
  const builtBy = (chosen: string[]) => fullPhases(chosen).builds.flatMap(([, ...command]) => command)
  expect(new Set(parts.flatMap((part) => builtBy([part])))).toEqual(new Set(builtBy([])))
  const ofParts = parts.flatMap((part) => commands({ ...fullPhases([part]), builds: [] }))
  expect(ofParts.toSorted()).toEqual(commands({ ...fullPhases([]), builds: [] }).toSorted())
})
