import path from 'node:path'
import { catalogs } from '@clairmemoire/catalogs/vite'
import { linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { repositoryStudies } from '../src/testing/repository-studies.plugin.ts'

// The path does not depend on the working directory.
const site = path.join(import.meta.dirname, '..')

/** The site never waits for a font, so screenshots on a slow machine would differ. Storybook waits for fonts. */
const awaitedFonts = {
  postcssPlugin: 'awaited-fonts',
  Declaration: {
    'font-display': (declaration: { value: string }) => {
      declaration.value = 'block'
    },
  },
}

/** Builds the pages as the site does, but without splitting the code by route. */
export default defineConfig({
  plugins: [
    babel({ presets: [linguiTransformerBabelPreset({}, { cwd: site })] }),
    react(),
    catalogs(site),
    repositoryStudies,
  ],
  define: { __PAGE_DATA__: 'true' },
  css: { postcss: { plugins: [awaitedFonts] } },
  build: { target: 'es2022', reportCompressedSize: false, chunkSizeWarningLimit: 4000 },
})
