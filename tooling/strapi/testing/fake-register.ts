import { createServer } from 'node:http'

/** What a register answers: a status and a body for a path that ends in the number, and 404 for any other. */
type Answers = Readonly<Record<string, readonly [status: number, body: string]>>

/** A register on a free port of this machine, until it is disposed of. */
export async function fakeRegister(answers: Answers): Promise<AsyncDisposable & { origin: string }> {
  const server = createServer((request, response) => {
    const number = new URL(request.url ?? '', 'http://register').pathname.split('/').at(-1) ?? ''
    const [status, body] = answers[number] ?? [404, '']
    response.writeHead(status, { 'content-type': 'application/json' }).end(body)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return {
    origin: `http://127.0.0.1:${port}`,
    [Symbol.asyncDispose]: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
      }),
  }
}
