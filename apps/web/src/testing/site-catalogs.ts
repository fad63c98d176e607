import path from 'node:path'
import { readCatalogs } from '@clairmemoire/catalogs/catalog'

/** Every catalog of the site, read once for all tests of a worker. */
export const siteCatalogs = await readCatalogs(path.join(import.meta.dirname, '../..'))
