/**
 * The servers that are started, as paths from the root of the repository. Site and backend are the folders that operators
 * install: bundled they are ready in half the time. The documents are read where editors write them.
 */
export const servers = {
  site: 'tooling/artifacts/dist/site/main.mjs',
  backend: 'tooling/artifacts/dist/backend/main.mjs',
  'content service': 'apps/cms/embedded/src/main.ts',
}
