import { StartRefusal } from '@clairmemoire/settings/start-refusal'
import type { MappedScript } from './mapped-scripts.ts'

export interface SentryProject {
  url: string
  organization: string
  project: string
  token: string
}

/** Milliseconds that an upload of one file may take. */
const timeout = 60_000

/**
 * Uploads each script and its source map to Sentry, under the release that error reports name. Sentry skips files that it already has, so
 * an interrupted run can be repeated. Fails with a message of one sentence, which does not contain the token.
 */
export async function uploadMaps(
  { url, organization, project, token }: SentryProject,
  release: string,
  scripts: readonly MappedScript[],
): Promise<void> {
  const releases = `${url}/api/0/organizations/${encodeURIComponent(organization)}/releases/`
  const post = async (address: string, body: FormData | string, headers: Record<string, string> = {}) => {
    const request = { method: 'POST', headers: { authorization: `Bearer ${token}`, ...headers }, body } as const
    const answer = await fetch(address, { ...request, redirect: 'error', signal: AbortSignal.timeout(timeout) }).catch(
      () => {
        throw new StartRefusal(`Sentry does not answer at ${url} (setting SENTRY_URL).`)
      },
    )
    await answer.body?.cancel()
    if (!answer.ok && answer.status !== alreadyThere)
      throw new StartRefusal(`Sentry answered ${answer.status} at ${address}.`)
  }
  await post(releases, JSON.stringify({ version: release, projects: [project] }), {
    'content-type': 'application/json',
  })
  for (const { path, code, map } of scripts) {
    const name = path.split('/').at(-1) ?? ''
    // The header names the map, because the script itself does not.
    await post(`${releases}${release}/files/`, fileOf(path, code, `Sourcemap:${name}.map`))
    await post(`${releases}${release}/files/`, fileOf(`${path}.map`, map))
  }
}

const alreadyThere = 409

/** Returns a file in the form that Sentry expects; `~` in its name means any host. */
function fileOf(path: string, content: Buffer, header?: string): FormData {
  const form = new FormData()
  form.set('name', `~/${path}`)
  if (header !== undefined) form.set('header', header)
  form.set('file', new Blob([new Uint8Array(content)]), path.split('/').at(-1))
  return form
}
