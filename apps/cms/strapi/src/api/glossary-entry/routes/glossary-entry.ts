import { factories } from '@strapi/strapi'

export default factories.createCoreRouter('api::glossary-entry.glossary-entry', { only: ['find'] })
