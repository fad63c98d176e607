import http from 'node:http'
import { type AddressInfo, createServer } from 'node:net'
import path from 'node:path'

/** A text message as a telephone shows it. */
export interface TextMessage {
  to: string
  text: string
}

/** A gateway for text messages, and the telephones of its users. */
export interface Phones {
  gateway: 'Kannel' | 'a simple gateway'
  /** The settings of the backend. */
  settings: NodeJS.ProcessEnv
  /** The text messages to a number in E.164 format so far, oldest first. */
  messagesTo: (number: string) => readonly TextMessage[]
  /** Answers a text message. */
  answer: (from: string, text: string) => Promise<void>
  close: () => Promise<void>
}

/** `SMS_REPORTS_SECRET` of the simple gateway. */
const secret = 'secret-of-the-gateway-0123456789'

/** Starts a gateway that accepts every message. It reports to the backend at this port. */
export async function startPhones(backendPort: number): Promise<Phones> {
  const received: TextMessage[] = []
  const server = http.createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://gateway.example')
    received.push({ to: searchParams.get('to') ?? '', text: searchParams.get('text') ?? '' })
    response.writeHead(202).end('0: Accepted for delivery')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  let answers = 0
  return {
    gateway: 'a simple gateway',
    settings: {
      SMS_GATEWAY_URL: `http://127.0.0.1:${port}/sendsms?to={to}&text={text}`,
      SMS_REPORTS_SECRET: secret,
    },
    messagesTo: (number) => received.filter(({ to }) => to === number),
    async answer(from, text) {
      const query = new URLSearchParams({ id: `answer ${answers++}`, from, text })
      const headers = { authorization: `Basic ${btoa(`gateway:${secret}`)}` }
      await fetch(`http://127.0.0.1:${backendPort}/api/messages/answered?${query}`, { headers })
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** The tests of the backend start Kannel with the configuration of the documents. No app imports another one, so its path is a value. */
const kannelOfBackend = path.resolve(import.meta.dirname, '../../../backend/testing/kannel.ts')

interface KannelModule {
  hasKannel: boolean
  startKannel: (reportsTo: string) => Promise<
    AsyncDisposable & {
      settings: Record<string, string>
      received: () => TextMessage[]
      answer: (from: string, to: string, text: string) => Promise<void>
    }
  >
}

/** Starts Kannel with a simulated operator; without an installed Kannel, starts the simple gateway. */
export async function startKannelPhones(backendPort: number): Promise<Phones> {
  const { hasKannel, startKannel } = (await import(kannelOfBackend)) as KannelModule
  if (!hasKannel) return startPhones(backendPort)
  const kannel = await startKannel(`http://127.0.0.1:${backendPort}`)
  return {
    gateway: 'Kannel',
    settings: kannel.settings,
    messagesTo(number) {
      const segments = kannel.received().filter(({ to }) => to === number)
      const text = segments.map((segment) => segment.text).join('')
      // The last sentence of each message says how to stop.
      return (text.match(/.*?STOP [^.]*\./gs) ?? []).map((message) => ({ to: number, text: message }))
    },
    answer: (from, text) => kannel.answer(from, kannel.settings['SMS_SENDERS'] ?? '', text),
    close: async () => kannel[Symbol.asyncDispose](),
  }
}

/** A port that nothing uses at the moment. */
export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
