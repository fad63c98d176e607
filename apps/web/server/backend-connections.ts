import { Agent, type Dispatcher } from 'undici'
import { backendTimeouts } from './time-limits.ts'

/**
 * Connections to the backend. The limit counts from the moment a request is handed over, so it also holds for one that
 * waits for a free connection behind others that a silent backend keeps.
 */
export function backendConnections(): { request: Dispatcher['request'] } {
  const agent = new Agent({ connections: 128, pipelining: 1, connect: { timeout: backendTimeouts.connect } })
  function request(options: Dispatcher.RequestOptions, callback?: Answered) {
    const limited = { ...options, signal: AbortSignal.timeout(backendTimeouts.answer) }
    return callback === undefined ? agent.request(limited) : agent.request(limited, callback)
  }
  // Written as one function, the two ways of calling it lose their types.
  return { request: request as Dispatcher['request'] }
}

type Answered = (error: Error | null, answer: Dispatcher.ResponseData) => void
