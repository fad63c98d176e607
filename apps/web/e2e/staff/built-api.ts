import { fileOfModule } from '../file-of-module.ts'

/** The path of the built file with the site's API client. */
export const builtApi = fileOfModule('src/platform/clients/backend-clients.ts')

/** Runs in the page. Makes `count` simultaneous calls with the site's API client, and returns their statuses. */
export async function callTheBackend([address, count]: readonly [string, number]): Promise<number[]> {
  const { createSiteApi }: Readonly<Record<string, unknown>> = await import(address)
  if (typeof createSiteApi !== 'function') throw new Error('The client of the backend is not in its file')
  const values = {
    read: (name: string) => localStorage.getItem(name) ?? undefined,
    write: (name: string, value: string) => localStorage.setItem(name, value),
    remove: (name: string) => localStorage.removeItem(name),
  }
  const ignored = { setState: () => undefined }
  const api = createSiteApi({ values, isLogged: ignored, user: ignored })
  const calls = Array.from({ length: count }, () => api.GET('/api/user/'))
  return (await Promise.all(calls)).map(({ response }: { response: Response }) => response.status)
}
