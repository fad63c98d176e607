import type { ApiClient } from '@clairmemoire/api-client'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { SiteContext } from '../../platform/site/site-context.ts'

/** The name of the lock of the window that has the stream, and of the channel by which it tells the others. */
const name = 'desk-changes'

/** Milliseconds. */
const times = {
  /** Between two reads of a list while its changes are followed, because time also changes it; and while they are not. */
  followed: 120_000,
  polled: 15_000,
  /** During which each window waits before it reads, so that not all read at once. */
  spread: 500,
  /** Without a byte, after which a stream is broken: the backend sends one every 15 seconds. */
  silence: 40_000,
  /** Before the first attempt to open a broken stream again, and at most. */
  again: 1_000,
  longest: 60_000,
}

/** `alive`: the stream is open; `changed`: a list changed; `cut`: changes are not noticed at present. */
export type Sign = 'alive' | 'changed' | 'cut'

type Api = () => Promise<ApiClient>

/** The queries of the desk that show many calls. */
const followedParts: ReadonlySet<unknown> = new Set(['requests', 'day', 'week'])

/** Reads lists, day and week again when a call changed; returns options of their queries. */
export function useFollowedLists({ api }: SiteContext) {
  const client = useQueryClient()
  const [isFollowed, setFollowed] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const read = () => {
      timer = undefined
      // A hidden window reads when it is shown again.
      void client.invalidateQueries({
        predicate: ({ queryKey: [owner, part] }) => owner === 'desk' && followedParts.has(part),
        refetchType: document.hidden ? 'none' : 'active',
      })
    }
    const stop = followChanges(api, (sign) => {
      setFollowed(sign !== 'cut')
      if (sign === 'changed') timer ??= setTimeout(read, times.spread * Math.random())
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [client, api])
  return { refetchInterval: isFollowed ? times.followed : times.polled, refetchOnWindowFocus: true }
}

/** Follows the changes by one stream for all windows of the browser. Without Web Locks there is none. */
function followChanges(api: Api, onSign: (sign: Sign) => void): () => void {
  const stopping = new AbortController()
  const channel = new BroadcastChannel(name)
  channel.addEventListener('message', ({ data }: MessageEvent<Sign>) => onSign(data))
  const tell = (sign: Sign) => {
    if (stopping.signal.aborted) return
    onSign(sign)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel reaches its own origin only
    channel.postMessage(sign)
  }
  // The request of the lock is aborted with the window.
  navigator.locks
    ?.request(name, { signal: stopping.signal }, () => keepStream(api, tell, stopping.signal))
    .catch(() => undefined)
  return () => {
    stopping.abort()
    channel.close()
  }
}

/** Opens the stream again whenever it ends, each time later if it breaks soon. */
async function keepStream(api: Api, tell: (sign: Sign) => void, signal: AbortSignal): Promise<void> {
  let wait = times.again
  while (!signal.aborted) {
    const begun = performance.now()
    await readStream(api, tell, signal).catch(() => undefined)
    tell('cut')
    wait = performance.now() - begun > times.silence ? times.again : Math.min(2 * wait, times.longest)
    await pause(wait * (0.5 + Math.random()), signal)
  }
}

/** Reads one stream until it ends, is aborted or falls silent. */
export async function readStream(api: Api, tell: (sign: Sign) => void, signal: AbortSignal): Promise<void> {
  const connection = new AbortController()
  const abort = () => connection.abort()
  signal.addEventListener('abort', abort)
  let timer = setTimeout(abort, times.silence)
  try {
    const client = await api()
    const { data } = await client.GET('/api/desk/changes/', { parseAs: 'stream', signal: connection.signal })
    const reader = data?.getReader()
    const decoder = new TextDecoder()
    let rest = ''
    for (;;) {
      const { done = true, value } = (await reader?.read()) ?? {}
      if (done) return
      clearTimeout(timer)
      timer = setTimeout(abort, times.silence)
      const lines = (rest + decoder.decode(value, { stream: true })).split('\n')
      rest = lines.pop() ?? ''
      tell(lines.some((line) => line.startsWith('data:')) ? 'changed' : 'alive')
    }
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', abort)
    abort()
  }
}

/** Ends early when the signal is aborted. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer)
        resolve()
      },
      { once: true },
    )
  })
}
