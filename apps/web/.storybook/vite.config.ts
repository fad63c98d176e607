import path from 'node:path'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// Whoever reads this file may stand anywhere.
const catalogs = { cwd: path.join(import.meta.dirname, '..') }

/** The pages as the site builds them, without its splitting by route. */
export default defineConfig({
  plugins: [
    babel({ presets: [linguiTransformerBabelPreset({}, catalogs)] }),
    react(),
    lingui({ ...catalogs, failOnMissing: true }),
  ],
  build: { target: 'es2022', reportCompressedSize: false, chunkSizeWarningLimit: 4000 },
})
