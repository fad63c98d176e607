import { expect, test } from 'vitest'
import { createMemoryApplicationState } from './application-state.ts'
import { deferredApplicationState } from './deferred-application-state.ts'

function deferred(isAnythingStored = true) {
  const loaded = createMemoryApplicationState()
  let loads = 0
  const load = async () => {
    loads += 1
    return loaded
  }
  return { state: deferredApplicationState(load, () => isAnythingStored), loads: () => loads }
}

const unreachable = deferredApplicationState(
  () => Promise.reject(new Error('Without a network')),
  () => true,
)

test('a device without stored state restores nothing and loads no code', () => {
  const { state, loads } = deferred(false)
  state.restore()
  expect(loads()).toBe(0)
})

test('the state is prepared in advance, and does not fail without a network', async () => {
  const { state, loads } = deferred(false)
  await state.prepare()
  expect(loads()).toBe(1)
  await expect(unreachable.prepare()).resolves.toBeUndefined()
})

test('the state reports at once, before any code is loaded, whether there may be anything to open', async () => {
  const { state, loads } = deferred(false)
  expect(state.mayHoldAnything()).toBe(false)
  expect(deferred(true).state.mayHoldAnything()).toBe(true)
  expect(loads()).toBe(0)
  await state.save('finder', { age: 70 })
  expect(state.mayHoldAnything()).toBe(true)
})

test('without stored state nothing is opened and no code loaded, until something is saved', async () => {
  const { state, loads } = deferred(false)
  expect(await state.open('finder')).toBeUndefined()
  expect(loads()).toBe(0)
  await state.save('finder', { age: 70 })
  expect(await state.open('finder')).toEqual({ age: 70 })
})

test('restoring loads the code if something is stored', () => {
  const { state, loads } = deferred(true)
  state.restore()
  expect(loads()).toBe(1)
})

test('a saved value can be opened again, and erased', async () => {
  const { state } = deferred()
  await state.save('finder', { age: 70 })
  expect(await state.open('finder')).toEqual({ age: 70 })
  await state.erase('finder')
  expect(await state.open('finder')).toBeUndefined()
})

test('a listener removed before the code is loaded receives nothing', async () => {
  const { state } = deferred()
  const stop = state.onExternalChange('finder', () => expect.unreachable())
  stop()
  await expect(state.open('finder')).resolves.toBeUndefined()
})

test('if its code does not load, the state reports that values live in the tab only', async () => {
  unreachable.restore()
  const stop = unreachable.onExternalChange('finder', () => expect.unreachable())
  expect(await unreachable.open('finder')).toBeUndefined()
  expect(await unreachable.save('finder', {})).toBe('tab')
  await expect(unreachable.erase('finder')).resolves.toBeUndefined()
  stop()
})
