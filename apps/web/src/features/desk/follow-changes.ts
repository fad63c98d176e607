import type { ApiClient } from '@clairmemoire/api-client'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { SiteContext } from '../../platform/site/site-context.ts'

/** The name of the lock that the window with the stream holds, and of the channel through which it tells the other windows. */
const name = 'desk-changes'

/** The times of the stream and of the reads, in milliseconds. */
const times = {
  /** Between two reads of a list. `followed`, while the stream is open, is longer than the two minutes between two events. */
  followed: 150_000,
  polled: 15_000,
  /** The longest random wait of a window before it reads, so that not all windows read at once. */
  spread: 500,
  /** A stream without a byte for this time is broken, because the backend sends one every 15 seconds. */
  silence: 40_000,
  /** The shortest and the longest wait before a broken stream is opened again. */
  again: 1_000,
  longest: 60_000,
}

/** `alive`: the stream is open; `changed`: a list changed; `cut`: the stream is closed, so that changes go unnoticed. */
export type Sign = 'alive' | 'changed' | 'cut'

type Api = () => Promise<ApiClient>

/** The queries of the desk that show many calls. */
const followedParts: ReadonlySet<unknown> = new Set(['requests', 'day', 'week'])

/** Reads the lists, the day and the week again when a call has changed; returns options for their queries. */
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

/** Follows the changes through one stream for all windows of the browser. Without Web Locks there is no stream. */
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
  // The request for the lock is aborted when the window stops following changes.
  navigator.locks
    ?.request(name, { signal: stopping.signal }, () => keepStream(api, tell, stopping.signal))
    .catch(() => undefined)
  return () => {
    stopping.abort()
    channel.close()
  }
}

/** Opens the stream again whenever it ends. The wait before that doubles as long as the stream breaks soon after opening. */
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

/** Reads one stream until it ends, is aborted, or sends nothing for `times.silence`. */
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

/** Waits; an abort of the signal ends the wait early. */
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
