import { describe, expect, test } from 'vitest'
import { createBrowserSealing } from './browser-sealing.ts'
import { answeringKeyStore, type KeyStore, memoryKeyStore } from './key-store.ts'

const answers = { stage: 'mild', name: 'Zoé Canari' }

async function sealed(sealing: ReturnType<typeof createBrowserSealing>, value: unknown = answers): Promise<string> {
  const ciphertext = await sealing.seal(value, 'finder')
  if (ciphertext === undefined) throw new Error('nothing was sealed')
  return ciphertext
}

describe('a sealed value', () => {
  test('opens again, also after a reload that finds the same key', async () => {
    const keyStore = memoryKeyStore()
    const ciphertext = await sealed(createBrowserSealing(crypto, keyStore))
    expect(await createBrowserSealing(crypto, keyStore).open(ciphertext, 'finder')).toEqual(answers)
  })

  test('reveals nothing of its content', async () => {
    const ciphertext = atob(await sealed(createBrowserSealing(crypto, memoryKeyStore())))
    expect(ciphertext).not.toContain('Canari')
    expect(ciphertext).not.toContain('mild')
  })

  test('looks different each time, so that equal answers cannot be compared', async () => {
    const sealing = createBrowserSealing(crypto, memoryKeyStore())
    expect(await sealed(sealing)).not.toBe(await sealed(sealing))
  })

  test('stays closed under another label, on another device, when altered, and when it is not a ciphertext', async () => {
    const sealing = createBrowserSealing(crypto, memoryKeyStore())
    const ciphertext = await sealed(sealing)
    const altered = `${ciphertext.slice(0, 20)}${ciphertext[20] === 'A' ? 'B' : 'A'}${ciphertext.slice(21)}`
    expect(await sealing.open(ciphertext, 'other')).toBeUndefined()
    expect(await createBrowserSealing(crypto, memoryKeyStore()).open(ciphertext, 'finder')).toBeUndefined()
    expect(await sealing.open(altered, 'finder')).toBeUndefined()
    expect(await sealing.open('not base64 !', 'finder')).toBeUndefined()
  })

  test('stays closed for ever once the key is deleted', async () => {
    const sealing = createBrowserSealing(crypto, memoryKeyStore())
    const ciphertext = await sealed(sealing)
    await sealing.forget()
    expect(await sealing.open(ciphertext, 'finder')).toBeUndefined()
  })
})

test('the key cannot be exported', async () => {
  const keyStore = memoryKeyStore()
  await sealed(createBrowserSealing(crypto, keyStore))
  const key = await keyStore.get()
  expect(key?.extractable).toBe(false)
})

test('two tabs that create a key at the same time end with one', async () => {
  const keyStore = memoryKeyStore()
  const [one, other] = [createBrowserSealing(crypto, keyStore), createBrowserSealing(crypto, keyStore)]
  const [ciphertext] = await Promise.all([sealed(one), sealed(other)])
  expect(await other.open(ciphertext, 'finder')).toEqual(answers)
})

describe('a device that cannot seal says so instead of failing', () => {
  const refusing: KeyStore = {
    get: () => Promise.reject(new DOMException('refused', 'SecurityError')),
    set: () => Promise.reject(new DOMException('refused', 'SecurityError')),
    clear: () => Promise.reject(new DOMException('refused', 'SecurityError')),
  }

  const never = () => new Promise<never>(() => {})
  const silent: KeyStore = { get: never, set: never, clear: never }
  const insecureCrypto = { getRandomValues: <T extends ArrayBufferView>(array: T) => array }

  test.each([
    ['without a secure context', createBrowserSealing(insecureCrypto, memoryKeyStore())],
    ['without IndexedDB', createBrowserSealing(crypto, refusing)],
    ['with an IndexedDB that does not answer', createBrowserSealing(crypto, answeringKeyStore(silent, 1))],
  ])('%s', async (_, sealing) => {
    expect(await sealing.seal(answers, 'finder')).toBeUndefined()
    await expect(sealing.forget()).resolves.toBeUndefined()
  })

  test('a ciphertext is not treated as foreign while the key is unavailable', async () => {
    await expect(createBrowserSealing(crypto, refusing).open('AAAA', 'finder')).rejects.toThrow('refused')
    const unanswered = createBrowserSealing(crypto, answeringKeyStore(silent, 1)).open('AAAA', 'finder')
    await expect(unanswered).rejects.toThrow('does not answer')
    expect(await createBrowserSealing(insecureCrypto, memoryKeyStore()).open('AAAA', 'finder')).toBeUndefined()
  })
})
