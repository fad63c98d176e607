import { rmSync } from 'node:fs'
import path from 'node:path'
import { unloadedCatalogs } from './unloaded-catalogs.ts'

// Lingui writes a catalog of each language for each feature, empty where its pages have only one.
for (const catalog of unloadedCatalogs(path.join(import.meta.dirname, '../src'))) rmSync(catalog)
